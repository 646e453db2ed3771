package dev.terrane.packaging;

/// The layout of the run-time in a package.
public enum Layout {
  /// As files. Every command of a CLI hashes them all.
  FOLDER,
  /// As one compressed file, which the launcher unpacks once for each user. Commands hash less; the
  /// first one takes longer.
  ARCHIVE
}
