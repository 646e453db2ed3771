package dev.terrane.processor.misuse;

import java.io.Serial;

/// Reading cannot go on where it is: somebody further out knows the place, reports it and goes on
/// with something harmless.
public final class Misused extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  public Misused(Misuse misuse, Object... details) {
    super(misuse.about(details), null, false, false);
  }

  public String text() {
    return String.valueOf(getMessage());
  }
}
