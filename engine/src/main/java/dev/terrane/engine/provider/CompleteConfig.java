package dev.terrane.engine.provider;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Attribute;
import java.util.List;
import java.util.Optional;

/// The provider configuration that the author's code receives.
final class CompleteConfig {
  private CompleteConfig() {}

  /// The configuration with the values of environment variables and the defaults; empty, with a
  /// diagnostic, if a required value is missing. Its sensitive values are masked from now on.
  static Optional<ObjectValue> of(
      Session session, List<Attribute<?>> members, ObjectValue config, Diagnostics diagnostics) {
    session.secrets().learn(members, config);
    var environment = new EnvironmentDefaults(session, diagnostics);
    var complete =
        session
            .guard(session.method("schema"), diagnostics)
            .call(() -> (ObjectValue) Defaults.apply(members, environment.apply(members, config)));
    complete.ifPresent(all -> session.secrets().learn(members, all));
    return complete.filter(_ -> !diagnostics.hasErrors());
  }
}
