package dev.terrane.engine.list;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.list.ListResource.Event;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.ListResourcePart;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.resource.ListedObject;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.list.Listed;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;

/// One list: takes the results of the author's stream one after the other, and sends each as an
/// event.
///
/// @param config the configuration of the `list` block
/// @param deadline the end of the whole list, with all pages and states
record Listing(
    Session session,
    ListResourcePart part,
    Resource resource,
    ObjectValue config,
    ListResource.Request request,
    Deadline deadline) {
  void send(PendingFindings findings, Sink<? super Event> events) {
    if (request.limit() <= 0) {
      return;
    }
    var stops = session.stops().count();
    opened(findings.diagnostics())
        .ifPresent(stream -> {
          try {
            send(stream, findings, events, stops);
          } finally {
            close(stream, findings.diagnostics());
          }
        });
  }

  private AuthorMethod method() {
    return part.method("list");
  }

  private Optional<Stream<Listed<Object, Object>>> opened(Diagnostics diagnostics) {
    var members = part.schema().members();
    session.secrets().learn(members, config);
    var call =
        AuthorCall.listing(
            session, diagnostics, request.limit(), request.includeResource(), deadline);
    return session
        .guard(method(), diagnostics)
        .within(deadline)
        .call(() -> part.list(call, (ObjectValue) Defaults.apply(members, config)));
  }

  private void send(
      Stream<Listed<Object, Object>> stream,
      PendingFindings findings,
      Sink<? super Event> events,
      long stops) {
    var diagnostics = findings.diagnostics();
    var iterator = session.guard(method(), diagnostics).call(stream::iterator);
    var sent = 0L;
    while (iterator.isPresent() && sent < request.limit()) {
      var next = next(iterator.get(), stops, diagnostics);
      if (next.isEmpty()) {
        return;
      }
      var event = event(next.get(), findings);
      if (diagnostics.hasErrors()) {
        return;
      }
      if (event.isPresent()) {
        events.send(event.get());
        sent++;
      }
    }
  }

  /// The next result; empty at the end, and after an error.
  private Optional<Listed<Object, Object>> next(
      Iterator<Listed<Object, Object>> iterator, long stops, Diagnostics diagnostics) {
    if (session.stops().count() != stops) {
      diagnostics.add(stopped());
      return Optional.empty();
    }
    return session
        .guard(method(), diagnostics)
        .within(deadline)
        .call(() ->
            iterator.hasNext()
                ? Optional.of(method().required(iterator.next()))
                : Optional.<Listed<Object, Object>>empty())
        .flatMap(found -> found);
  }

  private Diagnostic stopped() {
    return Diagnostic.error(
        CtyPath.ROOT,
        method().summary("Interrupted"),
        "Terraform was stopped before all objects were listed.");
  }

  /// The event of a result; empty if the object no longer exists, and after an error.
  private Optional<Event> event(Listed<Object, Object> listed, PendingFindings findings) {
    var diagnostics = findings.diagnostics();
    var found = session.guard(method(), diagnostics).call(() -> found(listed));
    var identity = found.flatMap(one -> one.object().identity(diagnostics));
    if (identity.isEmpty()) {
      return Optional.empty();
    }
    var state =
        request.includeResource()
            ? state(listed, found.get().object(), diagnostics)
            : Optional.of(DynamicValue.ABSENT);
    return state
        .filter(_ -> !diagnostics.hasErrors())
        .map(one -> new Event(identity.get(), found.get().displayName(), one, findings.take()));
  }

  /// A result of the author's stream, without its state.
  private record Found(String displayName, ListedObject object) {}

  private Found found(Listed<Object, Object> listed) {
    var object = new ListedObject(session, resource, method(), part.identity(listed));
    return new Found(method().required(listed.displayName()), object);
  }

  private Optional<DynamicValue> state(
      Listed<Object, Object> listed, ListedObject object, Diagnostics diagnostics) {
    return session
        .guard(method(), diagnostics)
        .within(deadline)
        .call(() -> part.state(listed))
        .flatMap(found -> found)
        .flatMap(found -> object.state(found, diagnostics));
  }

  /// Closes the author's stream, also if Terraform has cancelled the call. The results are complete
  /// then, so a failure is only a warning.
  private void close(Stream<?> stream, Diagnostics diagnostics) {
    var interrupted = Thread.interrupted();
    try {
      var failures = new Diagnostics();
      session
          .guard(part.method("close"), failures)
          .unstoppable()
          .within(Deadline.ofGrace(session))
          .run(stream::close);
      failures.all().stream().map(Listing::asWarning).forEach(diagnostics::add);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static Diagnostic asWarning(Diagnostic failure) {
    return Diagnostic.warning(failure.path(), failure.summary(), failure.detail());
  }
}
