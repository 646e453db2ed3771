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

/// Sets attributes of a configuration from environment variables. The variables are read when the
/// provider connects or a state store is opened, not during validation, because validation needs no
/// credentials.
final class EnvironmentDefaults {
  private final Session session;
  private final String block;
  private final Diagnostics diagnostics;

  /// @param block the block in which users set the attributes, for messages
  EnvironmentDefaults(Session session, String block, Diagnostics diagnostics) {
    this.session = session;
    this.block = block;
    this.diagnostics = diagnostics;
  }

  private record Found(String variable, String text) {}

  /// The configuration with the values of environment variables in place of null. Invalid and
  /// missing values are diagnostics.
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
          "Missing value for " + member.name(),
          "Set it in the "
              + block
              + ", or set the environment variable "
              + String.join(" or ", variables)
              + ".");
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
    var violations = member.rules().violations(value);
    violations.forEach(violation ->
        unfit(
            member,
            found,
            violation.quotes() && member.is(Trait.SENSITIVE)
                ? "has an invalid value"
                : violation.must()));
    return violations.isEmpty() ? Optional.of(value) : Optional.empty();
  }

  private void unfit(Attribute<?> member, Found found, String must) {
    var is =
        member.is(Trait.SENSITIVE)
            ? ". The value is sensitive and not shown."
            : ", but is " + CtyValue.string(found.text) + ".";
    error(
        member,
        "Invalid value of " + found.variable,
        "The environment variable "
            + found.variable
            + " sets "
            + member.name()
            + ", which "
            + must
            + is);
  }

  private void error(Attribute<?> member, String summary, String detail) {
    diagnostics.add(Diagnostic.error(CtyPath.ROOT.attribute(member.name()), summary, detail));
  }
}
