package dev.terrane.provider.ephemeral;

import dev.terrane.provider.Call;

/// Capability of an ephemeral resource: to close what was opened, for example to revoke a token.
///
/// @param <C> the provider's client
public interface Closing<C> {
  /// Closes. Called once for each result of open: when the value is no longer used, also after a
  /// failed renewal. Terraform does not close if an operation that uses the value fails or is
  /// interrupted; the framework then calls this method at the end of the process, before it closes
  /// the client. The CLI gives the process two seconds to end. A value that is already closed is
  /// not a failure. A stop of Terraform does not interrupt this method; if Terraform cancels the
  /// request, the framework waits 10 seconds, logs that it still runs, and no longer waits for it.
  ///
  /// @param call the context of this call; its private state contains the private data of open,
  ///   without that of renewals
  /// @throws Exception any failure; Terraform reports it. At the end of the process it is logged
  void close(Call<C> call) throws Exception;
}
