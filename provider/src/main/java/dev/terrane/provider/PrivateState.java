package dev.terrane.provider;

import java.util.Optional;

/// Private data of a resource instance, stored beside its state: values that users neither see nor
/// configure. The state file contains them without protection, so do not store secrets.
public interface PrivateState {
  /// Looks a value up.
  ///
  /// @param key the author's key
  /// @return the text that was kept, or nothing
  Optional<String> get(String key);

  /// Keeps a value from now on.
  ///
  /// @param key the author's key; keys that begin with a dot are the framework's
  /// @param value any text
  /// @throws IllegalArgumentException for a key that begins with a dot
  void put(String key, String value);

  /// Forgets a value.
  ///
  /// @param key the author's key
  void remove(String key);
}
