package dev.terrane.provider.spi;

/// The version of the interface between generated code and this library.
public final class Spi {
  /// The version. The compiler copies this constant into generated code.
  public static final int VERSION = 1;

  private Spi() {}

  /// Checks that generated code runs with the version that it was compiled for.
  ///
  /// @param generatedFor the version that the generated code was compiled with
  /// @return the version
  /// @throws IllegalStateException when the versions differ
  public static int check(int generatedFor) {
    if (generatedFor != VERSION) {
      throw new IllegalStateException(
          "This provider was compiled with another version of terrane-provider (its generated code"
              + " is for version "
              + generatedFor
              + ", the library is "
              + VERSION
              + "). Compile the provider with the version of the library that it runs with.");
    }
    return generatedFor;
  }
}
