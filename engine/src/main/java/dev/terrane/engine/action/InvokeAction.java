package dev.terrane.engine.action;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.EventStream;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.Sink;
import dev.terrane.engine.part.ActionPart;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;
import java.util.Optional;

/// Invokes an action. Its messages are sent while it runs. The last event is always its end, also
/// after a failure (AC4).
public final class InvokeAction {
  private static final String TOO_LATE = "progress(...) was called after the action had ended";

  private final Session session;

  public InvokeAction(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param config the configuration, wholly known (AC3)
  public record Request(String typeName, DynamicValue config, ClientCapabilities clientCapabilities)
      implements PartRequest {}

  /// One event of a running action.
  public sealed interface Event {
    /// A message for the user.
    record Progress(String message) implements Event {}

    /// The action has ended.
    record Completed(List<Diagnostic> diagnostics) implements Event {
      public Completed {
        diagnostics = List.copyOf(diagnostics);
      }
    }
  }

  /// Sends all events of one invocation.
  public void run(Request request, Sink<? super Event> events) {
    var diagnostics = new Diagnostics();
    var stream = new EventStream<Event>(events, TOO_LATE);
    try (var _ = session.journal().activity()) {
      session
          .find(Kinds.ACTION, request.typeName(), diagnostics)
          .ifPresent(found -> invoke(found, request, stream, diagnostics));
    }
    stream.complete(Optional.of(new Event.Completed(diagnostics.all())));
  }

  private void invoke(
      ActionPart found, Request request, EventStream<Event> stream, Diagnostics diagnostics) {
    DynamicValues.config(request.config(), found.schema(), "the configuration", diagnostics)
        .filter(config -> DynamicValues.requireKnown(config, found.method("invoke"), diagnostics))
        .ifPresent(config -> invoke(found, config, stream, diagnostics));
  }

  private void invoke(
      ActionPart found, ObjectValue config, EventStream<Event> stream, Diagnostics diagnostics) {
    var members = found.schema().members();
    session.secrets().learn(members, config);
    var deadline = Deadline.of(found.schema(), Operation.INVOKE, config);
    var call =
        AuthorCall.reading(session, diagnostics, StoredPrivateState.of(new byte[0]), deadline);
    var stops = session.stops().count();
    call.progressTo(message -> {
      var masked = session.secrets().mask(message);
      // After a stop, Terraform 1.15 crashes if another event follows a progress event.
      var event = new Event.Progress(masked);
      if (!stream.sendUnless(() -> session.stops().count() != stops, event)) {
        session.log().info(message);
      }
    });
    var input = (ObjectValue) Defaults.apply(members, config);
    session
        .guard(found.method("invoke"), diagnostics)
        .within(deadline)
        .run(() -> found.invoke(call, input));
  }
}
