package dev.terrane.engine.session;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/// Masks sensitive values in diagnostics and log lines, because exceptions of clients often quote
/// their arguments. Thread-safe.
public final class SensitiveValues {
  private static final String MASK = "(sensitive value)";

  // A shorter text is too likely to be part of another word; masking it would reveal it.
  private static final int SHORTEST = 4;

  private final Set<String> texts = new ConcurrentSkipListSet<>(SensitiveValues::longestFirst);

  private static int longestFirst(String one, String other) {
    return one.length() == other.length()
        ? one.compareTo(other)
        : Integer.compare(other.length(), one.length());
  }

  /// Adds the sensitive values of an object.
  public void learn(List<Attribute<?>> members, CtyValue value) {
    var all = ObjectMembers.of(members);
    if (!(value instanceof ObjectValue object) || !all.have(Feature.SECRET)) {
      return;
    }
    for (var i = 0; i < all.size(); i++) {
      var member = all.get(i);
      var inner = all.value(i, object);
      if (member.is(Trait.SENSITIVE) || member.is(Trait.WRITE_ONLY)) {
        learnAll(inner);
      } else {
        member.nested().ifPresent(nested -> learn(nested, inner));
      }
    }
  }

  private void learn(NestedShape nested, CtyValue value) {
    switch (nested.nesting()) {
      case SINGLE, GROUP -> learn(nested.members(), value);
      case LIST, SET, MAP -> parts(value).forEach(one -> learn(nested.members(), one));
    }
  }

  private void learnAll(CtyValue value) {
    switch (value) {
      case StringValue(var text) -> learn(text);
      case NumberValue(var number) -> learn(number.toText());
      default -> parts(value).forEach(this::learnAll);
    }
  }

  /// Remembers a text.
  public void learn(String text) {
    if (text.length() >= SHORTEST) {
      texts.add(text);
      // The text of a value contains it with quotes and line ends escaped.
      var quoted = CtyValue.string(text).toString();
      texts.add(quoted.substring(1, quoted.length() - 1));
    }
  }

  private static Collection<CtyValue> parts(CtyValue value) {
    return switch (value) {
      case ListValue list -> list.elements();
      case SetValue set -> set.elements();
      case TupleValue tuple -> tuple.elements();
      case MapValue map -> map.entries().values();
      case ObjectValue object -> object.attributes().values();
      default -> List.of();
    };
  }

  /// Replaces each sensitive value in a text.
  public String mask(String text) {
    var masked = text;
    for (var secret : texts) {
      masked = masked.replace(secret, MASK);
    }
    return masked;
  }

  /// Replaces each sensitive value in the texts of a finding.
  public Diagnostic mask(Diagnostic finding) {
    return new Diagnostic(
        finding.severity(), mask(finding.summary()), mask(finding.detail()), finding.path());
  }
}
