package dev.terrane.provider.ephemeral;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// The result of opening an ephemeral resource: `Opened.of(state).renewAt(instant).keep(key,
/// value)`. Immutable.
///
/// @param state the result; arguments must have their configured values
/// @param renewal the time at which Terraform renews, or empty
/// @param kept the private data of renew and close, by key
/// @param <State> the view of the result
public record Opened<State>(State state, Optional<Instant> renewal, Map<String, String> kept) {
  /// Copies what is kept.
  public Opened {
    kept = Map.copyOf(kept);
  }

  /// Returns a result that is not renewed, and has no private data.
  ///
  /// @param state the result
  /// @param <State> the view of the result
  /// @return the result of open
  public static <State> Opened<State> of(State state) {
    return new Opened<>(state, Optional.empty(), Map.of());
  }

  /// Has Terraform renew it as long as it is used. The class must implement [Renewing].
  ///
  /// @param moment the time at which Terraform calls renew; must be early enough before the value
  ///   expires
  /// @return the result with this time
  public Opened<State> renewAt(Instant moment) {
    return new Opened<>(state, Optional.of(moment), kept);
  }

  /// Adds a value to the private data that renew and close receive. Users do not see it, Terraform
  /// does not store it, and the framework masks it in messages and log lines.
  ///
  /// @param key the key; keys that begin with a dot are reserved for the framework
  /// @param value any text
  /// @return the result with this value
  /// @throws IllegalArgumentException for a key that begins with a dot
  public Opened<State> keep(String key, String value) {
    return new Opened<>(state, renewal, PrivateValues.with(kept, key, value));
  }

  /// {@return a text without the values, which may be secret}
  @Override
  public String toString() {
    return "Opened" + PrivateValues.text(renewal, kept);
  }
}
