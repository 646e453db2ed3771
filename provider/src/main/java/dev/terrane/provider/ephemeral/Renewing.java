package dev.terrane.provider.ephemeral;

import dev.terrane.provider.Call;

/// Capability to renew what an ephemeral resource has opened.
///
/// @param <C> the provider's client
public interface Renewing<C> {
  /// Renews. Called when the moment of [Opened#renewAt] or of the last [Renewed#renewAt] has come
  /// and Terraform still uses what was opened; other calls run at the same time.
  ///
  /// @param call the call; its private state holds what open kept, and what the last renew changed
  /// @return when to renew again, and what to keep
  /// @throws Exception any failure; Terraform reports it, does not renew again, and closes
  Renewed renew(Call<C> call) throws Exception;
}
