package dev.terrane.provider.schema;

import dev.terrane.provider.Provider;

/// The entry point of a provider. The server finds the implementation by a service entry
/// ([java.util.ServiceLoader]).
///
/// @param <G> the view of the provider's configuration
/// @param <C> the provider's client
public interface ProviderType<G, C> {
  /// The provider's name, which begins the name of each of its resource types.
  ///
  /// @return lower-case letters and digits; no underscore, which ends the provider's part of a name
  String name();

  /// What the provider block holds.
  ///
  /// @return the schema
  Schema schema();

  /// How the provider block is read. A view that cannot hold an unknown value lets `decode` throw;
  /// the provider is then not connected while planning.
  ///
  /// @return the codec
  Codec<G> codec();

  /// Makes a provider for one session.
  ///
  /// @return a new provider
  Provider<G, C> provider();
}
