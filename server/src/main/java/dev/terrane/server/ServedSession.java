package dev.terrane.server;

import dev.terrane.engine.session.Session;
import dev.terrane.server.mux.MuxEndpoint;

/**
 * A session with the existing providers that are served together with it.
 *
 * @param session the session
 * @param endpoint handles the RPCs
 */
record ServedSession(Session session, MuxEndpoint endpoint) implements AutoCloseable {
  /** Closes the session and ends the existing providers at the same time. */
  @Override
  public void close() {
    var ending = Thread.ofVirtual().start(endpoint::close);
    session.close();
    try {
      ending.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
