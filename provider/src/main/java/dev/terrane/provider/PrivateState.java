package dev.terrane.provider;

import java.util.Optional;

/// The private state of a resource instance: values that Terraform stores with its state, and that
/// users neither see nor configure. The state file contains them unencrypted, so do not store
/// secrets. The private data of an ephemeral resource is never stored, and may contain secrets.
public interface PrivateState {
  /// Returns a value.
  ///
  /// @param key the key
  /// @return the stored text, or empty
  Optional<String> get(String key);

  /// Stores a value.
  ///
  /// @param key the key; keys that begin with a dot are reserved for the framework
  /// @param value any text
  /// @throws IllegalArgumentException for a key that begins with a dot
  void put(String key, String value);

  /// Removes a value. Does nothing when there is none.
  ///
  /// @param key the key
  void remove(String key);
}
