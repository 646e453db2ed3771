package dev.terrane.engine.journal;

import java.util.Arrays;
import java.util.Optional;

/// Writes the object of one create to the journal. An object that exists only after the create was
/// answered gets an entry of its own, because Terraform does not record it. Thread-safe.
public final class CreateRecorder {
  private final Journal journal;
  private final String type;
  private final byte[] input;
  private String id = Journal.newId();
  private byte[] identity = {};

  CreateRecorder(Journal journal, String type, byte[] input) {
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

  /// Whether nothing is written, because the journal is disabled.
  public boolean isIgnored() {
    return journal.isOff();
  }

  /// Records that the object exists.
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

  /// Records that the response is about to be sent.
  public synchronized void answered() {
    journal.answered(this, identity.length > 0 ? Optional.of(id) : Optional.empty());
    // An object that exists only from now on gets an entry of its own.
    id = Journal.newId();
  }
}
