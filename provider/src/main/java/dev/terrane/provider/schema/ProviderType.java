package dev.terrane.provider.schema;

import dev.terrane.provider.Provider;
import java.util.Optional;

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

  /// The `provider_meta` block, in which authors of modules pass values to the provider. Terraform
  /// rejects such a block in a module if the provider declares none.
  ///
  /// @return the block; empty by default
  default Optional<Meta<?>> meta() {
    return Optional.empty();
  }

  /// Creates a provider for one session.
  ///
  /// @return a new provider
  Provider<G, C> provider();

  /// The schema of a `provider_meta` block, and its view, which
  /// [meta][dev.terrane.provider.meta.MetaCall#meta] of a call returns.
  ///
  /// @param view the class of the view
  /// @param schema the schema
  /// @param codec the codec of the view
  /// @param <M> the view
  record Meta<M>(Class<M> view, Schema schema, Codec<M> codec) {
    /// Creates the declaration of a schema of handles. Its view is [ObjectView]; an unknown value
    /// is an error.
    ///
    /// @param schema a schema that [Schema#providerMeta] created
    /// @return the declaration
    public static Meta<ObjectView> of(Schema schema) {
      return new Meta<>(ObjectView.class, schema, Codec.known(schema));
    }

    /// Checks the kind of the schema.
    ///
    /// @throws SchemaException when the schema was created for another kind
    public Meta {
      schema.expect(SchemaKind.PROVIDER_META);
    }
  }
}
