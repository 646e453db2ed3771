package dev.terrane.processor.misuse;

import java.io.Serial;

/// Generated code could not even name a type. The misuse has been told; nothing is written, so that
/// the compiler has nothing to add.
public final class Unwritable extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  /// Gives up.
  public Unwritable() {
    super("a type cannot be seen", null, false, false);
  }
}
