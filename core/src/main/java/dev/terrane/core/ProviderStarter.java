package dev.terrane.core;

import dev.terrane.rpc.Endpoint;

/// Starts the provider that a phase of a command calls. Terraform starts a new process for each
/// phase; an implementation may return the same endpoint each time. The implementation stops the
/// providers that it has started.
public interface ProviderStarter {
  /// Starts a provider that need not be configured: for schemas, validation and functions.
  Endpoint started();

  /// Starts a provider and configures it, for calls that need the remote side.
  Endpoint configured();
}
