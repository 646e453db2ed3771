package dev.terrane.server.mux;

import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import java.util.Optional;

/** A connection to an existing provider. Thread-safe. */
public interface Connection extends AutoCloseable {
  /** Handles the RPCs. */
  Endpoint endpoint();

  /** The version of its protocol. */
  Protocol protocol();

  /**
   * How the provider has ended, for a diagnostic. Waits a moment for its end.
   *
   * @return empty if it still runs
   */
  Optional<String> end();

  /** Ends the provider within a second; kills it if it does not end by itself. */
  @Override
  void close();
}
