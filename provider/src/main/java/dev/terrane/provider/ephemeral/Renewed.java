package dev.terrane.provider.ephemeral;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// The result of renewing an ephemeral resource: `Renewed.renewAt(instant).keep(key, value)`.
/// Immutable.
///
/// @param renewal the time at which Terraform renews again, or empty
/// @param kept values that are added to the private data, by key; values with other keys remain
public record Renewed(Optional<Instant> renewal, Map<String, String> kept) {
  /// Copies what is kept.
  public Renewed {
    kept = Map.copyOf(kept);
  }

  /// Returns a result after which Terraform renews again.
  ///
  /// @param moment the time at which Terraform calls renew
  /// @return the result of renew
  public static Renewed renewAt(Instant moment) {
    return new Renewed(Optional.of(moment), Map.of());
  }

  /// Returns a result after which Terraform does not renew again.
  ///
  /// @return the result of renew
  public static Renewed last() {
    return new Renewed(Optional.empty(), Map.of());
  }

  /// Adds a value to the private data that the next renew receives. Terraform calls close with the
  /// private data of open.
  ///
  /// @param key the key; keys that begin with a dot are reserved for the framework
  /// @param value any text
  /// @return the result with this value
  /// @throws IllegalArgumentException for a key that begins with a dot
  public Renewed keep(String key, String value) {
    return new Renewed(renewal, PrivateValues.with(kept, key, value));
  }

  /// {@return a text without the values, which may be secret}
  @Override
  public String toString() {
    return "Renewed" + PrivateValues.text(renewal, kept);
  }
}
