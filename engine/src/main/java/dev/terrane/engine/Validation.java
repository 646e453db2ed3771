package dev.terrane.engine;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.part.BlockType;
import dev.terrane.engine.rules.ConfigRules;
import dev.terrane.engine.session.AuthorFindings;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;

/// A look at the configuration of a block: the rules, and then the author at what they accept.
///
/// @param writeOnlyAllowed whether the CLI knows arguments that are never stored
public record Validation(Session session, Diagnostics diagnostics, boolean writeOnlyAllowed) {

  /// Reports all findings at once: the author gets values that the rules reject as unknown.
  public void check(BlockType type, DynamicValue config) {
    DynamicValues.config(config, type.schema(), "the configuration", diagnostics)
        .ifPresent(object -> check(type, object));
  }

  private void check(BlockType type, ObjectValue config) {
    var members = type.schema().members();
    session.secrets().learn(members, config);
    type.schema().deprecation().ifPresent(instead -> deprecated(type, instead));
    session
        .guard(type.method("schema"), diagnostics)
        .call(() -> ConfigRules.judge(members, config, writeOnlyAllowed))
        .ifPresent(verdict -> {
          diagnostics.addAll(verdict.findings());
          validate(type, verdict.accepted());
        });
  }

  /// A deprecation in the schema is for documentation: Terraform does not report it to whoever
  /// writes the block.
  private void deprecated(BlockType type, String instead) {
    var subject = type.method("schema").subject();
    diagnostics.add(Diagnostic.warning(CtyPath.ROOT, "Deprecated: " + subject, instead));
  }

  private void validate(BlockType type, ObjectValue accepted) {
    if (type.validates()) {
      session
          .guard(type.method("validate"), diagnostics)
          .run(() -> type.validate(accepted, new AuthorFindings(session, diagnostics)));
    }
  }
}
