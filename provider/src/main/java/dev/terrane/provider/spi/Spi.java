package dev.terrane.provider.spi;

/// The version of what stands between generated code and this library.
public final class Spi {
  /// The version. A constant: generated code keeps the one that it was compiled with.
  public static final int VERSION = 1;

  private Spi() {}

  /// Makes sure that generated code meets the library that it was generated for.
  ///
  /// @param generatedFor the version that the generated code was compiled with
  /// @return that version
  /// @throws IllegalStateException when the library is another one
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
