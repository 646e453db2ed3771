package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeRules;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Validates a configuration by the schema, before any method of the author runs. Unknown and
/// absent values are not checked: an attribute of an absent block is not missing.
public final class ConfigRules {
  private final List<Attribute<?>> root;
  private final boolean writeOnlyAllowed;
  private final List<Diagnostic> found = new ArrayList<>();
  private final InvalidPaths invalid = new InvalidPaths();

  private ConfigRules(List<Attribute<?>> root, boolean writeOnlyAllowed) {
    this.root = root;
    this.writeOnlyAllowed = writeOnlyAllowed;
  }

  /// The result of the checks of a configuration.
  ///
  /// @param findings all findings in the author's order of attributes, inner ones before outer ones
  /// @param accepted the configuration, in which each invalid value is unknown
  public record CheckedConfig(List<Diagnostic> findings, ObjectValue accepted) {
    public CheckedConfig {
      findings = List.copyOf(findings);
    }
  }

  /// Checks a configuration, and replaces its invalid values with unknown ones.
  ///
  /// @param members the attributes and blocks
  /// @param config the configuration, which may hold unknown values
  /// @param writeOnlyAllowed whether Terraform says that it can keep write-only values out of its
  ///   state
  /// @return the findings and the configuration for the author's validation
  public static CheckedConfig checkConfig(
      List<Attribute<?>> members, ObjectValue config, boolean writeOnlyAllowed) {
    var rules = new ConfigRules(members, writeOnlyAllowed);
    rules.object(members, CheckedPath.root(members), config);
    return new CheckedConfig(rules.found, (ObjectValue) rules.invalid.hidden(members, config));
  }

  /// Checks a configuration.
  ///
  /// @param members the attributes and blocks
  /// @param config the configuration, which may hold unknown values; null has no findings
  /// @param writeOnlyAllowed whether Terraform says that it can keep write-only values out of its
  ///   state
  /// @return all findings in the author's order of attributes, inner ones before outer ones
  public static List<Diagnostic> check(
      List<Attribute<?>> members, CtyValue config, boolean writeOnlyAllowed) {
    var rules = new ConfigRules(members, writeOnlyAllowed);
    rules.object(members, CheckedPath.root(members), config);
    return List.copyOf(rules.found);
  }

  private void object(List<Attribute<?>> members, CheckedPath place, CtyValue value) {
    if (!value.isKnown()) {
      return;
    }
    var all = ObjectMembers.of(members);
    for (var i = 0; i < all.size(); i++) {
      member(all.get(i), place.in(all.get(i)), Members.get(value, all, i));
    }
    CombinationRules.findings(members, value, writeOnlyAllowed)
        .forEach(finding -> combination(place, finding));
  }

  private void member(Attribute<?> member, CheckedPath place, CtyValue value) {
    var refusal =
        Members.isBlock(member) ? Optional.<Diagnostic>empty() : refusal(member, place, value);
    refusal.ifPresent(finding -> refused(place, finding));
    if (refusal.isPresent() || !value.isKnown()) {
      return;
    }
    var before = errors();
    nullElements(member, place, value);
    member.nested().ifPresent(nested -> inside(nested, place, value));
    if (errors() == before) {
      authorRules(member, place, value);
    }
    member.rules().deprecation().ifPresent(instead -> deprecated(member, place, value, instead));
  }

  private void combination(CheckedPath object, CombinationRules.Finding finding) {
    var path = finding.place().map(object::in).orElse(object).sendable();
    var summary = path.isRoot() ? finding.summary() : finding.summary() + ": " + path;
    found.add(
        finding.error()
            ? Diagnostic.error(path, summary, finding.detail())
            : Diagnostic.warning(path, summary, finding.detail()));
  }

  private void refused(CheckedPath place, Diagnostic finding) {
    invalid.add(place);
    found.add(finding);
  }

  private long errors() {
    return found.isEmpty() ? 0 : found.stream().filter(Diagnostic::isError).count();
  }

  private Optional<Diagnostic> refusal(Attribute<?> member, CheckedPath place, CtyValue value) {
    var computedOnly = member.is(Trait.COMPUTED) && !member.is(Trait.OPTIONAL);
    if (computedOnly && !value.isNull()) {
      return error(
          place,
          "Invalid Configuration for Read-Only Attribute",
          "The attribute %s is read-only: the provider sets its value. Remove it from the"
              + " configuration.");
    }
    if (member.is(Trait.REQUIRED) && value.isNull()) {
      return error(
          place,
          "Missing Configuration for Required Attribute",
          "The attribute %s is required, but its value is null. Set a value.");
    }
    if (member.is(Trait.WRITE_ONLY) && !value.isNull() && !writeOnlyAllowed) {
      return error(
          place,
          "WriteOnly Attribute Not Allowed",
          "The attribute %s is write-only, and this version of the CLI does not support"
              + " write-only attributes. Use Terraform 1.11 or OpenTofu 1.11 or newer, or remove"
              + " the attribute from the configuration.");
    }
    return Optional.empty();
  }

  private Optional<Diagnostic> error(CheckedPath place, String summary, String detail) {
    return Optional.of(finding(place, summary, detail.formatted(name(place))));
  }

  /// An error whose summary contains the path, because CLIs fold diagnostics with equal summaries.
  private static Diagnostic finding(CheckedPath place, String summary, String detail) {
    return Diagnostic.error(place.sendable(), summary + ": " + place.sendable(), detail);
  }

  private String name(CheckedPath place) {
    return PathText.of(root, place.path());
  }

  /// Reports null elements that the provider's Java type cannot hold.
  private void nullElements(Attribute<?> member, CheckedPath place, CtyValue value) {
    for (var inner : member.type().nullElements(value)) {
      var at = place.at(inner);
      refused(
          member.nested().isPresent() ? at : place,
          finding(
              at,
              "Null Value in Collection",
              element(at.path())
                  + " is null, and "
                  + member.name()
                  + " does not accept null elements. Remove the element, or set a value."));
    }
  }

  /// The name of an element in messages; elements of sets have none.
  private String element(CtyPath path) {
    return path.steps().getLast() instanceof CtyPath.Element
        ? "An element of " + PathText.of(root, path.parent())
        : "The element " + PathText.of(root, path);
  }

  private void inside(NestedShape nested, CheckedPath place, CtyValue value) {
    for (var element : Elements.of(nested.nesting(), value)) {
      object(nested.members(), place.at(element.step()), element.value());
    }
  }

  /// Whether a value can be decoded to the author's type. A computed value that is not configured
  /// is null in the configuration, although its type may not allow null.
  private static boolean isSettled(Attribute<?> member, CtyValue value) {
    return member.nested().stream()
        .allMatch(nested ->
            Elements.of(nested.nesting(), value).stream()
                .filter(element -> !element.value().isNull())
                .allMatch(element -> isSettled(nested.members(), element.value())));
  }

  private static boolean isSettled(List<Attribute<?>> members, CtyValue object) {
    return members.stream()
        .allMatch(member -> {
          var value = Members.get(object, member);
          return value.isNull() ? !member.is(Trait.COMPUTED) : isSettled(member, value);
        });
  }

  private void authorRules(Attribute<?> member, CheckedPath place, CtyValue value) {
    try {
      for (var violation : member.rules().violations(value)) {
        if (!violation.quotes() || isSettled(member, value)) {
          violation(place, value, violation);
        }
      }
    } catch (RuntimeException e) {
      if (isSettled(member, value)) {
        var detail = failure(place, e);
        refused(place, finding(place, "Attribute Check Failed", detail));
      }
    }
  }

  private void violation(CheckedPath place, CtyValue value, AttributeRules.Violation violation) {
    var at = place.at(violation.place());
    var name = name(place.hidden() ? place : at);
    var detail = "The attribute " + name + " " + text(violation, place, value);
    var summary = "Invalid " + violation.expected().orElse("Attribute Value");
    refused(place, finding(at, summary, detail));
  }

  /// The rule and the value. A message that quotes a sensitive value is not shown.
  private static String text(
      AttributeRules.Violation violation, CheckedPath place, CtyValue value) {
    if (place.hidden()) {
      var must = violation.quotes() ? "has an invalid value" : violation.must();
      return Violation.withoutFullStop(must) + ". The value is sensitive and not shown.";
    }
    var actual = violation.place().resolve(value).orElse(value);
    var showsValue = violation.quotes() && !isOpen(violation.must(), actual);
    return Violation.withoutFullStop(violation.must())
        + (showsValue ? "." : ", but is " + actual + ".");
  }

  /// Whether a message does not quote the value, as that of a choice. That of a number does: "it
  /// must be a whole number, not 1.5".
  private static boolean isOpen(String must, CtyValue actual) {
    return must.startsWith("must ")
        && actual.isKnown()
        && actual.type() instanceof CtyType.Primitive
        && !must.endsWith(", not " + actual);
  }

  private String failure(CheckedPath place, RuntimeException failure) {
    var reason =
        failure instanceof AttributeRules.FailedCheck check
            ? check.getMessage() + ": " + shown(check.failure(), place)
            : shown(failure, place);
    return ("The provider could not check the attribute %s: %s. This is a bug in the provider."
            + " Report it to the provider's developers.")
        .formatted(name(place), Violation.withoutFullStop(reason));
  }

  /// The text of a failure may quote the value.
  private static String shown(Throwable failure, CheckedPath place) {
    return place.hidden() ? failure.getClass().getSimpleName() : failure.toString();
  }

  private void deprecated(Attribute<?> member, CheckedPath place, CtyValue value, String instead) {
    if (!value.equals(Blocks.absent(member))) {
      var kind = Members.isBlock(member) ? "Block" : "Attribute";
      var path = place.sendable();
      found.add(Diagnostic.warning(path, kind + " Deprecated: " + path, instead));
    }
  }
}
