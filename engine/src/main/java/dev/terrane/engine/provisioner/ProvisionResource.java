package dev.terrane.engine.provisioner;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.EventStream;
import dev.terrane.engine.Sink;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.ProvisionerPart;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.engine.validation.Validation;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;
import java.util.Optional;

/// Runs a provisioner. Its output is sent while it runs. All findings are in the last message,
/// because Terraform reads no further message after one with diagnostics, also if they are only
/// warnings.
public final class ProvisionResource {
  private static final String TOO_LATE = "output(...) was called after the provisioner had ended";

  private final Session session;

  public ProvisionResource(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param config the configuration, wholly known
  /// @param connection the connection; null or absent without a `connection` block
  public record Request(DynamicValue config, DynamicValue connection) {}

  /// One message.
  ///
  /// @param output one line for the user, or empty
  /// @param diagnostics all findings, in the last message only
  public record Response(String output, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Sends all messages of one call. Without findings, no message marks the end.
  public void run(Request request, Sink<? super Response> responses) {
    var diagnostics = new Diagnostics();
    var stream = new EventStream<Response>(responses, TOO_LATE);
    session
        .find(Kinds.PROVISIONER, session.providerName(), diagnostics)
        .ifPresent(found -> provision(found, request, stream, diagnostics));
    var findings = diagnostics.all();
    stream.complete(
        findings.isEmpty() ? Optional.empty() : Optional.of(new Response("", findings)));
  }

  private void provision(
      ProvisionerPart found,
      Request request,
      EventStream<Response> stream,
      Diagnostics diagnostics) {
    var connection = ConnectionValue.read(request.connection(), session.secrets(), diagnostics);
    DynamicValues.config(request.config(), found.schema(), "the configuration", diagnostics)
        .filter(config -> DynamicValues.requireKnown(config, method(found), diagnostics))
        .filter(_ -> !diagnostics.hasErrors() && isValid(request, diagnostics))
        .ifPresent(config -> {
          session.secrets().learn(found.schema().members(), config);
          var deadline = Deadline.of(found.schema(), Operation.PROVISION, config);
          var call = AuthorCall.reading(session, diagnostics, StoredPrivateState.empty(), deadline);
          connection.ifPresent(call::connectTo);
          call.progressTo(text -> send(text, stream));
          provision(found, config, call, deadline, diagnostics);
        });
  }

  /// Terraform validates a provisioner only before it evaluates variables and other objects. The
  /// warnings were reported then.
  private boolean isValid(Request request, Diagnostics diagnostics) {
    var errors =
        Validation.run(session, Kinds.PROVISIONER, session.providerName(), request.config(), true)
            .stream()
            .filter(Diagnostic::isError)
            .toList();
    diagnostics.addAll(errors);
    return errors.isEmpty();
  }

  private void provision(
      ProvisionerPart found,
      ObjectValue config,
      AuthorCall call,
      Deadline deadline,
      Diagnostics diagnostics) {
    var input = (ObjectValue) Defaults.apply(found.schema().members(), config);
    session
        .guard(method(found), diagnostics)
        .within(deadline)
        .run(() -> found.provision(call, input));
  }

  private static AuthorMethod method(ProvisionerPart found) {
    return found.method("provision");
  }

  /// Sends each line as a message of its own.
  private void send(String text, EventStream<Response> stream) {
    session
        .secrets()
        .mask(text)
        .lines()
        .forEach(line -> stream.sendUnless(() -> false, new Response(line, List.of())));
  }
}
