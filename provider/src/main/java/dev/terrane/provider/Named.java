package dev.terrane.provider;

/// What has a name in the configuration: an attribute or a block.
public interface Named {
  /// {@return its name in the configuration}
  String name();
}
