package dev.terrane.testkit.generate;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.function.Function;

/// Changes a generated configuration until the provider accepts it.
///
/// @param members the schema
/// @param generator creates other values
/// @param validate validates a configuration
record ValidConfiguration(
    List<Attribute<?>> members,
    ConfigurationGenerator generator,
    Function<CtyValue, List<Diagnostic>> validate) {
  private static final int ATTEMPTS = 100;

  ObjectValue from(ObjectValue config) {
    var now = config;
    for (var left = ATTEMPTS; left > 0; left--) {
      var errors = validate.apply(now).stream().filter(Diagnostic::isError).toList();
      if (errors.isEmpty()) {
        return now;
      }
      now = changed(now, errors);
    }
    throw new IllegalStateException(
        "No valid configuration was found. Set the values of an argument by with(...). The last"
            + " errors: "
            + validate.apply(now));
  }

  /// Other values of the arguments that an error names; a new configuration if none names any.
  private ObjectValue changed(ObjectValue config, List<Diagnostic> errors) {
    var now = config;
    var isChanged = false;
    for (var member : members) {
      if (errors.stream().anyMatch(one -> GeneratedConfigurations.isAt(one.path(), member))) {
        now = now.with(member.name(), other(member));
        isChanged = true;
      }
    }
    return isChanged ? now : generator.configuration(members);
  }

  private CtyValue other(Attribute<?> member) {
    return member.is(Trait.REQUIRED) || generator.random().integer(0, 1) == 0
        ? generator.argument(member)
        : ConfigurationGenerator.absent(member);
  }
}
