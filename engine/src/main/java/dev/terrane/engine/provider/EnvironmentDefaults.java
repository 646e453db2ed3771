package dev.terrane.engine.provider;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Optional;

/// What the provider block leaves to the environment. Looked up when the provider connects and no
/// earlier: whoever validates a configuration need not have the secrets to run it.
final class EnvironmentDefaults {
  private final Session session;
  private final Diagnostics diagnostics;

  EnvironmentDefaults(Session session, Diagnostics diagnostics) {
    this.session = session;
    this.diagnostics = diagnostics;
  }

  private record Found(String variable, String text) {}

  /// The configuration, with the environment's values where nothing is written. What is wrong with
  /// one, and what is missing all the same, is a finding.
  ObjectValue apply(List<Attribute<?>> members, ObjectValue config) {
    var result = config;
    for (var member : members) {
      var variables = member.rules().environment();
      if (!variables.isEmpty() && config.get(member.name()).isNull()) {
        result = result.with(member.name(), value(member, variables));
      }
    }
    return result;
  }

  private CtyValue value(Attribute<?> member, List<String> variables) {
    var nothing = CtyValue.nullOf(member.ctyType());
    for (var variable : variables) {
      var text = session.environment(variable);
      if (text.isPresent()) {
        return converted(member, new Found(variable, text.get())).orElse(nothing);
      }
    }
    if (!member.is(Trait.NULLABLE) && member.rules().fallback().isEmpty()) {
      error(
          member,
          member.name() + " is missing",
          "Write it in the provider block, or set " + String.join(" or ", variables) + ".");
    }
    return nothing;
  }

  private Optional<CtyValue> converted(Attribute<?> member, Found found) {
    CtyValue value;
    try {
      value = CtyConversion.convert(CtyValue.string(found.text), member.ctyType());
    } catch (CtyException _) {
      unfit(member, found, "must be a " + member.ctyType().friendlyName());
      return Optional.empty();
    }
    var breaches = member.rules().breaches(value);
    breaches.forEach(breach ->
        unfit(
            member,
            found,
            breach.quotes() && member.is(Trait.SENSITIVE)
                ? "does not fit its type"
                : breach.must()));
    return breaches.isEmpty() ? Optional.of(value) : Optional.empty();
  }

  private void unfit(Attribute<?> member, Found found, String must) {
    var is =
        member.is(Trait.SENSITIVE)
            ? ". Its value is sensitive and not shown."
            : ", but is " + CtyValue.string(found.text) + ".";
    error(
        member,
        "Invalid value of " + found.variable,
        "The environment variable "
            + found.variable
            + " stands for "
            + member.name()
            + ", which "
            + must
            + is);
  }

  private void error(Attribute<?> member, String summary, String detail) {
    diagnostics.add(Diagnostic.error(CtyPath.ROOT.attribute(member.name()), summary, detail));
  }
}
