package dev.terrane.engine.ephemeral;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.ViolationReport;
import dev.terrane.engine.part.EphemeralResourcePart;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.ephemeral.Opened;
import java.util.Optional;

/// Opens an instance of an ephemeral resource: calls the author's method, and checks and completes
/// the result.
///
/// @param config the configuration, wholly known
/// @param kept the private data
record EphemeralOpener(
    Session session,
    EphemeralResourcePart part,
    ObjectValue config,
    PrivateData kept,
    Diagnostics diagnostics) {
  private ObjectValue input() {
    return (ObjectValue) Defaults.apply(part.schema().members(), config);
  }

  Optional<Opened<Object>> open(AuthorCall call, Deadline deadline) {
    session.secrets().learn(part.schema().members(), config);
    return session
        .guard(part.method("open"), diagnostics)
        .within(deadline)
        .call(() -> registered(part.open(call, input())));
  }

  /// Registers the instance while the call still runs, so that the end of the session closes it
  /// also if it is opened too late.
  private Opened<Object> registered(Opened<Object> opened) {
    new EphemeralCloser(session, part).closeAtEnd(kept.with(opened.kept()));
    return opened;
  }

  /// The result for Terraform; empty, with a diagnostic, if Terraform would reject it.
  Optional<DynamicValue> result(Opened<Object> opened) {
    return session
        .guard(part.method("open"), diagnostics)
        .call(() -> completed(part.state(opened)))
        .filter(this::isAccepted)
        .filter(_ -> isRenewable(opened))
        .flatMap(state -> DynamicValues.write(state, part.schema(), diagnostics));
  }

  private CtyValue completed(ObjectValue given) {
    var members = part.schema().members();
    session.secrets().learn(members, given);
    var input = input();
    return ResultCompletion.of(members, input, Blocks.completed(members, written(input, given)));
  }

  /// Adds the configured arguments that the result lacks.
  private ObjectValue written(ObjectValue input, ObjectValue given) {
    var result = given;
    for (var member : part.schema().members()) {
      var name = member.name();
      if (member.isArgument() && given.get(name).isNull()) {
        result = result.with(name, input.get(name));
      }
    }
    return result;
  }

  private boolean isAccepted(CtyValue state) {
    return ViolationReport.report(
        ResultRules.ephemeral(part.schema().members(), config, state),
        "returned a value that Terraform rejects",
        part.method("open"),
        diagnostics);
  }

  private boolean isRenewable(Opened<Object> opened) {
    var accepted = opened.renewal().isEmpty() || part.renews();
    if (!accepted) {
      diagnostics.add(
          Diagnostic.error(
              CtyPath.ROOT,
              "Cannot renew " + part.method("open").subject(),
              part.method("open")
                  + " returned a time to renew, but the class does not implement Renewing. This is a"
                  + " bug in the provider. Suggested fix: implement Renewing, or remove"
                  + " renewAt(...)."));
    }
    return accepted;
  }
}
