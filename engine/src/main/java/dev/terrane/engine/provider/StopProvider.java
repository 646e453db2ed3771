package dev.terrane.engine.provider;

import dev.terrane.engine.session.Session;

/// The user has interrupted Terraform: running calls come to an end.
public final class StopProvider {
  private final Session session;

  public StopProvider(Session session) {
    this.session = session;
  }

  public record Request() {}

  public record Response(String error) {}

  /// Interrupts what runs, and returns at once; Terraform ignores the text.
  public Response run(Request request) {
    session.journal().stopped();
    session.stops().stop();
    return new Response("");
  }
}
