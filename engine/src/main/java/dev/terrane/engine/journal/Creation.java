package dev.terrane.engine.journal;

import java.util.Arrays;
import java.util.Optional;

/// One create, from its beginning until it is answered. What is known to exist afterwards is
/// written down, too: nobody will record that. Safe for many threads.
public final class Creation {
  private final Journal journal;
  private final String type;
  private final byte[] input;
  private String id = Journal.newId();
  private byte[] identity = {};

  Creation(Journal journal, String type, byte[] input) {
    this.journal = journal;
    this.type = type;
    this.input = input.clone();
  }

  String type() {
    return type;
  }

  byte[] input() {
    return input;
  }

  /// The object is known to exist.
  ///
  /// @param name its identity as JSON
  /// @param isPublic whether no part of it is sensitive
  public synchronized void exists(byte[] name, boolean isPublic) {
    if (Arrays.equals(name, identity)) {
      return;
    }
    identity = name.clone();
    journal.write(this, id, identity, isPublic);
  }

  /// The answer is about to leave.
  public synchronized void answered() {
    journal.answered(this, identity.length > 0 ? Optional.of(id) : Optional.empty());
    // What is found from now on has an entry of its own.
    id = Journal.newId();
  }
}
