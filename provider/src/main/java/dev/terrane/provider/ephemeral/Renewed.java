package dev.terrane.provider.ephemeral;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// What renewing has come to: `Renewed.renewAt(instant).keep(key, value)`. Immutable.
///
/// @param renewal when it has to be renewed again, if it has to
/// @param kept what the private data holds from now on, by key; values under other keys stay
public record Renewed(Optional<Instant> renewal, Map<String, String> kept) {
  /// Copies what is kept.
  public Renewed {
    kept = Map.copyOf(kept);
  }

  /// Renewed for a while.
  ///
  /// @param moment when Terraform calls renew again, or shortly afterwards
  /// @return what renew returns
  public static Renewed renewAt(Instant moment) {
    return new Renewed(Optional.of(moment), Map.of());
  }

  /// Renewed for the last time: from now on it lasts until it is closed.
  ///
  /// @return what renew returns
  public static Renewed last() {
    return new Renewed(Optional.empty(), Map.of());
  }

  /// Keeps a value for the next renewal and for closing.
  ///
  /// @param key the author's key; keys that begin with a dot are the framework's
  /// @param value any text
  /// @return the same with that value
  /// @throws IllegalArgumentException for a key that begins with a dot
  public Renewed keep(String key, String value) {
    return new Renewed(renewal, Kept.with(kept, key, value));
  }

  /// {@return a text without the values, which are often secrets}
  @Override
  public String toString() {
    return "Renewed" + Kept.text(renewal, kept);
  }
}
