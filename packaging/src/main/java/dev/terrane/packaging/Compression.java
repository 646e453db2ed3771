package dev.terrane.packaging;

/// How much work goes into making a package small. Users notice the size only: unpacking takes the
/// same time.
public enum Compression {
  /// Within a second, for packages that are not published.
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
