package dev.terrane.packaging;

/// The executable of a package.
public enum Starter {
  /// The native launcher, which answers at once and lets launches share a JVM.
  NATIVE,
  /// A shell script, which becomes the JVM; there is one for each launch. Not for Windows.
  SCRIPT
}
