package dev.terrane.engine.list;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.Sink;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.ListResourcePart;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;

/// Lists the objects of a managed resource, as a stream of events.
public final class ListResource {
  private final Session session;

  public ListResource(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param includeResource whether the events contain the states
  /// @param limit the maximum number of objects; Core reads none if it is zero (L3)
  public record Request(String typeName, DynamicValue config, boolean includeResource, long limit)
      implements PartRequest {}

  /// An object, or findings without an object. An error is the last event.
  ///
  /// @param identity the identity of the object; absent for findings without an object
  /// @param displayName the name of the object for users
  /// @param resource the state; absent if it is not requested
  public record Event(
      DynamicValue identity,
      String displayName,
      DynamicValue resource,
      List<Diagnostic> diagnostics) {
    public Event {
      diagnostics = List.copyOf(diagnostics);
    }

    /// An event without an object.
    static Event of(List<Diagnostic> diagnostics) {
      return new Event(DynamicValue.ABSENT, "", DynamicValue.ABSENT, diagnostics);
    }
  }

  /// Sends the events. An object is requested from the author's code when the one before it is
  /// sent, so the receiver determines how many pages are fetched.
  ///
  /// @throws java.util.concurrent.CancellationException if the receiver cancels; the author's
  ///   stream is closed then, too
  public void run(Request request, Sink<? super Event> events) {
    var diagnostics = new Diagnostics();
    var findings = new PendingFindings(diagnostics);
    try (var _ = session.journal().activity()) {
      session
          .find(Kinds.LIST_RESOURCE, request.typeName(), diagnostics)
          .ifPresent(part -> list(part, request, findings, events));
    }
    var last = findings.take();
    if (!last.isEmpty()) {
      events.send(Event.of(last));
    }
  }

  private void list(
      ListResourcePart part,
      Request request,
      PendingFindings findings,
      Sink<? super Event> events) {
    var diagnostics = findings.diagnostics();
    session
        .find(Kinds.RESOURCE, request.typeName(), diagnostics)
        .flatMap(resource -> {
          // find(...) makes diagnostics take the paths of handles from the resource it has found;
          // config(...) makes them take the paths from the list resource again.
          return DynamicValues.config(
                  request.config(), part.schema(), "the configuration", diagnostics)
              .map(config -> {
                var deadline = Deadline.of(part.schema(), Operation.LIST, config);
                return new Listing(session, part, resource, config, request, deadline);
              });
        })
        .ifPresent(listing -> listing.send(findings, events));
  }
}
