package dev.terrane.packaging;

/// The level of compression of a package.
public enum Compression {
  /// For packages that are not published.
  FAST(3),
  /// Smaller, and much slower to create; for releases.
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
