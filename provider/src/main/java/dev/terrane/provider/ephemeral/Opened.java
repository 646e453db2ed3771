package dev.terrane.provider.ephemeral;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// What an ephemeral resource has opened: `Opened.of(state).renewAt(instant).keep(key, value)`.
/// Immutable.
///
/// @param state what is opened
/// @param renewal when it has to be renewed, if it has to
/// @param kept what renewing and closing will find in the private data, by key
/// @param <State> the view of what is opened
public record Opened<State>(State state, Optional<Instant> renewal, Map<String, String> kept) {
  /// Copies what is kept.
  public Opened {
    kept = Map.copyOf(kept);
  }

  /// Something that need not be renewed, and of which nothing is kept.
  ///
  /// @param state what is opened
  /// @param <State> the view of what is opened
  /// @return what open returns
  public static <State> Opened<State> of(State state) {
    return new Opened<>(state, Optional.empty(), Map.of());
  }

  /// Has it renewed while Terraform uses it. The ephemeral resource has to be [Renewing].
  ///
  /// @param moment when Terraform calls renew, or shortly afterwards; leave time for that before
  ///   the end of what is opened
  /// @return the same with that moment
  public Opened<State> renewAt(Instant moment) {
    return new Opened<>(state, Optional.of(moment), kept);
  }

  /// Keeps a value for renewing and closing, as private data: users do not see it, and Terraform
  /// does not store it.
  ///
  /// @param key the author's key; keys that begin with a dot are the framework's
  /// @param value any text
  /// @return the same with that value
  /// @throws IllegalArgumentException for a key that begins with a dot
  public Opened<State> keep(String key, String value) {
    return new Opened<>(state, renewal, Kept.with(kept, key, value));
  }

  /// {@return a text without the values, which are often secrets}
  @Override
  public String toString() {
    return "Opened" + Kept.text(renewal, kept);
  }
}
