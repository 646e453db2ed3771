package dev.terrane.engine.provider;

import dev.terrane.engine.session.Session;

/// Interrupts running calls, because the user has interrupted Terraform.
public final class StopProvider {
  private final Session session;

  public StopProvider(Session session) {
    this.session = session;
  }

  public record Request() {}

  public record Response(String error) {}

  /// Interrupts running calls and returns immediately. Terraform ignores the error text.
  public Response run(Request request) {
    session.journal().stopped();
    session.stops().stop();
    return new Response("");
  }
}
