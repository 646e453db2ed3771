package dev.terrane.provider.ephemeral;

import dev.terrane.provider.Call;

/// Capability of an ephemeral resource: to renew what was opened.
///
/// @param <C> the provider's client
public interface Renewing<C> {
  /// Renews. Called at the time of [Opened#renewAt] or of the last [Renewed#renewAt] if the value
  /// is still used, in parallel to other calls.
  ///
  /// @param call the context of this call; its private state contains the private data of open and
  ///   of earlier renewals
  /// @return the time of the next renewal, and private data
  /// @throws Exception any failure; Terraform reports it, does not renew again, and closes
  Renewed renew(Call<C> call) throws Exception;
}
