package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/// Terraform's rules for a plan: a configured value is planned as configured or as in the state;
/// the provider chooses only values that are computed and not configured. The names are those of
/// the rules: P of the whole plan, O of an object, A of an attribute, N of a nested attribute, B of
/// a block.
public final class PlanRules {
  private static final String ABSENT = "planned for absence but config wants existence";
  private static final String EXISTENT = "planned for existence but config wants absence";
  private static final String UNKNOWN_ELEMENT =
      "element representing nested block must not be unknown itself;"
          + " set nested attribute values to unknown instead";

  private final List<Violation> violations = new ArrayList<>();

  private PlanRules() {}

  /// Checks a planned state.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param prior the prior state, or null
  /// @param config the configuration that the plan was made for
  /// @param planned the planned state
  /// @return the violations; empty for a valid plan
  public static List<Violation> check(
      List<Attribute<?>> members, CtyValue prior, CtyValue config, CtyValue planned) {
    var misfits = Conformance.check(members, planned, "P4");
    if (!misfits.isEmpty()) {
      return misfits;
    }
    var rules = new PlanRules();
    rules.violations.addAll(ResultRules.planned(members, planned));
    rules.object(members, CheckedPath.root(members), new PlannedChange(prior, config, planned));
    return List.copyOf(rules.violations);
  }

  private void object(List<Attribute<?>> members, CheckedPath place, PlannedChange at) {
    if (at.planned().isNull() && at.config().isNull()) {
      return; // O3
    }
    if (at.planned().isNull()) {
      violations.add(place.violation("O1", ABSENT, at.config(), at.planned()));
    } else if (at.config().isNull()) {
      violations.add(place.violation("O2", EXISTENT, at.config(), at.planned()));
    } else {
      inside(members, place, at);
    }
  }

  private void inside(List<Attribute<?>> members, CheckedPath place, PlannedChange at) {
    var all = ObjectMembers.of(members);
    for (var i = 0; i < all.size(); i++) {
      member(all.get(i), place.in(all.get(i)), at.member(all, i));
    }
  }

  private void member(Attribute<?> member, CheckedPath place, PlannedChange at) {
    var block = member.nested().filter(NestedShape::block);
    if (block.isPresent()) {
      block(member, block.get(), place, at);
    } else {
      attribute(member, place, at);
    }
  }

  private void attribute(Attribute<?> attribute, CheckedPath place, PlannedChange at) {
    if (at.keepsConfig() || at.keepsPrior()) {
      return; // A1, A2
    }
    if (attribute.is(Trait.WRITE_ONLY)) {
      writeOnly(place, at);
      return;
    }
    if (attribute.is(Trait.COMPUTED) && (!attribute.is(Trait.OPTIONAL) || at.config().isNull())) {
      return; // A4, A5
    }
    if (at.config().isNull() && !at.planned().isNull()) {
      var reason = "planned value for a non-computed attribute";
      violations.add(place.violation("A6", reason, at.config(), at.planned()));
      return;
    }
    attribute
        .nested()
        .ifPresentOrElse(nested -> nested(nested, place, at), () -> differs(place, at)); // A7
  }

  private void writeOnly(CheckedPath place, PlannedChange at) {
    if (!at.planned().isNull()) {
      violations.add(place.violation("A3", "planned value for write-only attribute is not null"));
    }
  }

  private void differs(CheckedPath place, PlannedChange at) {
    var reason =
        at.prior().isNull()
            ? "planned value does not match config value"
            : "planned value does not match config value nor prior value";
    violations.add(place.violation("A8", reason, at.config(), at.planned()));
  }

  private void nested(NestedShape nested, CheckedPath place, PlannedChange at) {
    if (at.planned().isNull()) {
      violations.add(place.violation("N1", ABSENT, at.config(), at.planned()));
      return;
    }
    if (at.planned().isUnknown()) {
      var reason = "planned unknown for configured value";
      violations.add(place.violation("N3", reason, at.config(), at.planned()));
      return;
    }
    switch (nested.nesting()) {
      case SINGLE, GROUP -> inside(nested.members(), place, at); // N4
      case LIST -> list(nested, "N5", place, at);
      case MAP -> map(nested, "N6", place, at);
      case SET -> set(place, at);
    }
  }

  /// N7: Terraform checks neither the content of the elements, nor their number if it is unknown.
  private void set(CheckedPath place, PlannedChange at) {
    if (!(at.planned() instanceof SetValue planned)
        || !(at.config() instanceof SetValue config)
        || !config.isWhollyKnown()) {
      return;
    }
    var least = planned.isWhollyKnown() ? planned.elements().size() : 1;
    var wanted = config.elements().size();
    if (wanted > planned.elements().size() || wanted < least) {
      counts("N7", place, at);
    }
  }

  private void block(Attribute<?> member, NestedShape block, CheckedPath place, PlannedChange at) {
    if (block.nesting() != Nesting.SINGLE && at.planned().isNull()) {
      violations.add(place.violation("B1", nullBlocks(block.nesting())));
    } else if (at.planned().equals(at.config())) {
      return; // B2
    } else if (at.config().isUnknown()) {
      var reason = "planned value for unknown dynamic block";
      violations.add(place.violation("B3", reason, at.config(), at.planned()));
    } else if (at.config().isNull() && member.is(Trait.COMPUTED)) {
      return; // B4
    } else if (at.planned().isUnknown()) {
      var kind = member.is(Trait.COMPUTED) ? "configured" : "non-computed";
      var reason = "planned unknown value for " + kind + " block";
      violations.add(place.violation("B5", reason, at.config(), at.planned()));
    } else {
      blocks(block, place, at);
    }
  }

  private static String nullBlocks(Nesting nesting) {
    var kind =
        switch (nesting) {
          case LIST -> "list";
          case SET -> "set";
          case MAP -> "map";
          case GROUP -> "group";
          case SINGLE -> "single";
        };
    return "attribute representing a "
        + kind
        + " of nested blocks must be empty to indicate no blocks, not null";
  }

  private void blocks(NestedShape block, CheckedPath place, PlannedChange at) {
    switch (block.nesting()) {
      case SINGLE, GROUP -> object(block.members(), place, at); // B6
      case LIST -> list(block, "B7", place, at);
      case MAP -> map(block, "B8", place, at);
      case SET ->
          Elements.of(Nesting.SET, at.planned())
              .forEach(element -> knownElement("B9", place.at(element.step()), element.value()));
    }
  }

  private void list(NestedShape nested, String rule, CheckedPath place, PlannedChange at) {
    var planned = Elements.of(nested.nesting(), at.planned());
    var config = Elements.of(nested.nesting(), at.config());
    if (at.config().isUnknown() || planned.size() != config.size()) {
      counts(rule, place, at);
      return;
    }
    common(nested, rule, place, at);
  }

  /// Different keys include Terraform's check of different counts.
  private void map(NestedShape nested, String rule, CheckedPath place, PlannedChange at) {
    if (at.config().isUnknown()) {
      counts(rule, place, at);
      return;
    }
    var planned = Elements.byStep(nested.nesting(), at.planned());
    var config = Elements.byStep(nested.nesting(), at.config());
    var kind = nested.block() ? "block" : "map";
    planned.keySet().stream()
        .filter(step -> !config.containsKey(step))
        .map(step -> kind + " key " + Elements.label(step) + " from plan is not present in config")
        .forEach(reason -> violations.add(place.violation(rule, reason)));
    config.keySet().stream()
        .filter(step -> !planned.containsKey(step))
        .map(step -> kind + " key " + Elements.label(step) + " from config is not present in plan")
        .forEach(reason -> violations.add(place.violation(rule, reason)));
    common(nested, rule, place, at);
  }

  private void common(NestedShape nested, String rule, CheckedPath place, PlannedChange at) {
    var prior = Elements.byStep(nested.nesting(), at.prior());
    var config = Elements.byStep(nested.nesting(), at.config());
    var absent = CtyValue.nullOf(nested.type());
    for (var planned : Elements.of(nested.nesting(), at.planned())) {
      var wanted = config.get(planned.step());
      if (wanted != null) {
        var before = prior.getOrDefault(planned.step(), absent);
        var inside = new PlannedChange(before, wanted, planned.value());
        element(nested, rule, place.at(planned.step()), inside);
      }
    }
  }

  private void element(NestedShape nested, String rule, CheckedPath place, PlannedChange at) {
    if (!nested.block()) {
      inside(nested.members(), place, at);
    } else if (knownElement(rule, place, at.planned())) {
      object(nested.members(), place, at);
    }
  }

  private boolean knownElement(String rule, CheckedPath place, CtyValue element) {
    if (element.isUnknown()) {
      violations.add(place.violation(rule, UNKNOWN_ELEMENT));
    }
    return !element.isUnknown();
  }

  private void counts(String rule, CheckedPath place, PlannedChange at) {
    var reason =
        "%scount in plan (%s) disagrees with count in config (%s)"
            .formatted(
                rule.startsWith("B") ? "block " : "", count(at.planned()), count(at.config()));
    violations.add(place.violation(rule, reason, at.config(), at.planned()));
  }

  private static String count(CtyValue value) {
    return value.isUnknown() ? "unknown" : String.valueOf(Elements.inside(value).size());
  }
}
