package dev.terrane.engine;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.ConfigRules;
import dev.terrane.engine.session.BlockType;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;

/// A look at the configuration of a block: first the rules, then the author.
///
/// @param writeOnlyAllowed whether the CLI knows arguments that are never stored
public record Validation(Session session, Diagnostics diagnostics, boolean writeOnlyAllowed) {

  /// Looks. The author sees only what the rules have let pass.
  public void check(BlockType type, DynamicValue config) {
    Wire.object(config, type.schema(), "the configuration", diagnostics)
        .ifPresent(object -> check(type, object));
  }

  private void check(BlockType type, ObjectValue config) {
    var members = type.schema().members();
    session.secrets().learn(members, config);
    session
        .guard(type.method("schema"), diagnostics)
        .call(() -> ConfigRules.check(members, config, writeOnlyAllowed))
        .ifPresent(diagnostics::addAll);
    if (type.validates() && !diagnostics.hasErrors()) {
      session
          .guard(type.method("validate"), diagnostics)
          .run(() ->
              type.validate(config, finding -> diagnostics.add(session.secrets().mask(finding))));
    }
  }
}
