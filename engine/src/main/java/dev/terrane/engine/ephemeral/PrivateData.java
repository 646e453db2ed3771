package dev.terrane.engine.ephemeral;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import java.util.Map;

/// The private data of what an ephemeral resource has opened. Its values are often secrets, so all
/// of them are masked.
///
/// @param session masks
/// @param state what the author's calls read and write
record PrivateData(Session session, StoredPrivateState state) {
  /// The private data of a request.
  static PrivateData of(Session session, Bytes bytes) {
    var data = new PrivateData(session, StoredPrivateState.of(bytes.array()));
    data.mask();
    return data;
  }

  /// Adds what the author keeps, and writes all of it.
  Bytes with(Map<String, String> kept) {
    kept.forEach(state::put);
    mask();
    return Bytes.of(state.toBytes());
  }

  private void mask() {
    state.texts().forEach(session.secrets()::learn);
  }
}
