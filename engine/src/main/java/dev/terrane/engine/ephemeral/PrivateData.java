package dev.terrane.engine.ephemeral;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import java.util.Map;

/// The private data of an open instance. Its values are often secrets, so all of them are masked.
///
/// @param session masks the values
/// @param state the values, for the author's calls
record PrivateData(Session session, StoredPrivateState state) {
  /// The private data of a request.
  static PrivateData of(Session session, Bytes bytes) {
    var data = new PrivateData(session, StoredPrivateState.of(bytes.array()));
    data.mask();
    return data;
  }

  /// Adds values of the author, and encodes all of them.
  Bytes with(Map<String, String> kept) {
    kept.forEach(state::put);
    mask();
    return Bytes.of(state.toBytes());
  }

  private void mask() {
    state.texts().forEach(session.secrets()::learn);
  }
}
