package dev.terrane.provider.schema;

import dev.terrane.provider.Provider;

/// The entry point of a provider. The server finds the implementation by a service entry
/// ([java.util.ServiceLoader]).
///
/// @param <G> the view of the provider's configuration
/// @param <C> the provider's client
public interface ProviderType<G, C> {
  /// The provider's name, the prefix of its resource types.
  ///
  /// @return lower-case letters and digits; no underscore, because Terraform takes the part of a
  ///   resource type before the first underscore as the provider's name
  String name();

  /// The version of the provider. The annotation processor takes it from its option
  /// `terrane.version`, which `terrane-parent` sets to the version of the Maven project.
  ///
  /// @return the version, for example `1.2.0`; `dev` by default
  default String version() {
    return "dev";
  }

  /// The schema of the provider configuration.
  ///
  /// @return the schema
  Schema schema();

  /// The codec of the provider configuration. If the view cannot contain unknown values, `decode`
  /// throws for them, and the provider is then not connected during plan.
  ///
  /// @return the codec
  Codec<G> codec();

  /// Creates a provider for one session.
  ///
  /// @return a new provider
  Provider<G, C> provider();
}
