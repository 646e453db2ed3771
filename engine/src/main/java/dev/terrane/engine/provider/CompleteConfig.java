package dev.terrane.engine.provider;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.StateStorePart;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Attribute;
import java.util.List;
import java.util.Optional;

/// The configuration of a provider or a state store that the author's code receives.
public final class CompleteConfig {
  private final Session session;
  private final AuthorMethod schema;
  private final EnvironmentDefaults environment;
  private final Diagnostics diagnostics;

  private CompleteConfig(
      Session session, AuthorMethod schema, String block, Diagnostics diagnostics) {
    this.session = session;
    this.schema = schema;
    this.environment = new EnvironmentDefaults(session, block, diagnostics);
    this.diagnostics = diagnostics;
  }

  /// The configuration of the provider.
  static CompleteConfig ofProvider(Session session, Diagnostics diagnostics) {
    return new CompleteConfig(session, session.method("schema"), "provider block", diagnostics);
  }

  /// The configuration of a state store.
  public static CompleteConfig of(Session session, StateStorePart store, Diagnostics diagnostics) {
    return new CompleteConfig(session, store.method("schema"), "state_store block", diagnostics);
  }

  /// The configuration with the values of environment variables and the defaults; empty, with a
  /// diagnostic, if a required value is missing. Its sensitive values are masked from now on.
  public Optional<ObjectValue> complete(List<Attribute<?>> members, ObjectValue config) {
    session.secrets().learn(members, config);
    var complete =
        session
            .guard(schema, diagnostics)
            .call(() -> (ObjectValue) Defaults.apply(members, environment.apply(members, config)));
    complete.ifPresent(all -> session.secrets().learn(members, all));
    return complete.filter(_ -> !diagnostics.hasErrors());
  }
}
