package dev.terrane.server;

import dev.terrane.engine.session.Session;
import dev.terrane.server.mux.MuxEndpoint;
import java.util.function.Consumer;

/**
 * A session with the existing providers that are served together with it.
 *
 * @param session the session
 * @param endpoint handles the RPCs
 * @param onClose receives this object when it has been closed
 */
record ServedSession(Session session, MuxEndpoint endpoint, Consumer<ServedSession> onClose)
    implements AutoCloseable {
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
    onClose.accept(this);
  }
}
