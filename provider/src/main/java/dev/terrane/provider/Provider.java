package dev.terrane.provider;

import java.util.List;

/// A provider: connects to the remote side once per configuration and lists what it offers.
///
/// A new instance serves each session; one Terraform command has several. Methods may be called
/// from several threads at once.
///
/// @param <G> the view of the provider's configuration
/// @param <C> the client that all parts of this provider work with
public interface Provider<G, C> {
  /// Connects with the configuration that the user wrote. Called once per session, when Terraform
  /// configures the provider; never before validation.
  ///
  /// @param call what is known of the CLI and of this provider
  /// @param config the configuration
  /// @return the client, which each [Call] hands on without a cast
  /// @throws Exception any failure; it becomes one diagnostic of the provider block
  C connect(Connecting call, G config) throws Exception;

  /// Lists the resources, data sources and other parts of this provider. Must answer the same at
  /// every call and without a client: Terraform asks for schemas before it configures anything.
  ///
  /// @return the parts, each able to work with this provider's client
  List<? extends Part<? super C>> parts();
}
