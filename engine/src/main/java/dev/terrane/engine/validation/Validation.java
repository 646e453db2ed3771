package dev.terrane.engine.validation;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.part.BlockType;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.rules.ConfigRules;
import dev.terrane.engine.session.AuthorFindings;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Validates the configuration of a block: by the rules of the schema, then with the author's
/// method.
///
/// @param writeOnlyAllowed whether the CLI supports write-only arguments
public record Validation(Session session, Diagnostics diagnostics, boolean writeOnlyAllowed) {

  /// Validates a block of a kind.
  ///
  /// @return all findings
  public static List<Diagnostic> run(
      Session session,
      Kind<? extends BlockType, ?> kind,
      String typeName,
      DynamicValue config,
      boolean writeOnlyAllowed) {
    var diagnostics = new Diagnostics();
    var validation = new Validation(session, diagnostics, writeOnlyAllowed);
    session.find(kind, typeName, diagnostics).ifPresent(found -> validation.check(found, config));
    return diagnostics.all();
  }

  /// Reports all findings at once: the author's method receives unknown values in place of those
  /// that the rules reject.
  private void check(BlockType type, DynamicValue config) {
    DynamicValues.config(config, type.schema(), "the configuration", diagnostics)
        .ifPresent(object -> check(type, object));
  }

  private void check(BlockType type, ObjectValue config) {
    var members = type.schema().members();
    session.secrets().learn(members, config);
    type.schema().deprecation().ifPresent(instead -> deprecated(type, instead));
    session
        .guard(type.method("schema"), diagnostics)
        .call(() -> ConfigRules.checkConfig(members, config, writeOnlyAllowed))
        .ifPresent(verdict -> {
          diagnostics.addAll(verdict.findings());
          validate(type, verdict.accepted());
        });
  }

  /// Terraform shows a deprecation in the schema only in documentation, not in diagnostics.
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
