package dev.terrane.processor.read;

import java.io.Serial;

/// Reading cannot go on where it is: somebody further out knows the place, reports it and goes on
/// with something harmless.
final class Misused extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  Misused(Misuse misuse, Object... details) {
    super(misuse.about(details), null, false, false);
  }

  String text() {
    return String.valueOf(getMessage());
  }
}
