package dev.terrane.daemon;

import java.nio.ByteBuffer;

/// A type of message from the daemon to a launcher: a letter, the length of the content in four
/// bytes, and the content.
enum Frame {
  /// The connection request is accepted.
  ACCEPTED('A'),
  /// The daemon accepts no more sessions, or does not know the session of a connection.
  REFUSED('X'),
  /// The session serves.
  READY('R'),
  /// The session cannot start; the content is the reason.
  FAILED('F'),
  /// Bytes for the launcher's standard error.
  LOG('L'),
  /// The session has ended; the content is one byte, the exit code.
  END('E');

  /// Length of letter and length.
  static final int HEADER_LENGTH = 5;

  static final int MAX_CONTENT = 64 << 10;

  private final byte letter;

  Frame(char letter) {
    this.letter = (byte) letter;
  }

  /// Writes a whole frame; the target has space for it.
  void write(ByteBuffer target, byte[] content, int offset, int length) {
    target.put(letter).putInt(length).put(content, offset, length);
  }
}
