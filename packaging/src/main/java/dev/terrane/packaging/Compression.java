package dev.terrane.packaging;

/// The level of compression of a package. Unpacking takes the same time at each level.
public enum Compression {
  /// Takes a second, for packages that are not published.
  FAST(3),
  /// A quarter smaller, and takes a minute or more, for releases.
  BEST(19);

  private final int level;

  Compression(int level) {
    this.level = level;
  }

  /// The level of Zstandard.
  int level() {
    return level;
  }
}
