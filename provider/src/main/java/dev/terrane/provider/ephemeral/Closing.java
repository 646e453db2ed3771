package dev.terrane.provider.ephemeral;

import dev.terrane.provider.Call;

/// Capability to close what an ephemeral resource has opened, such as to revoke a token.
///
/// @param <C> the provider's client
public interface Closing<C> {
  /// Closes. Called when Terraform no longer uses what was opened, also after a failed renewal and
  /// after the user has stopped Terraform. Something that is closed already is no failure.
  ///
  /// @param call the call; its private state holds what open kept. Terraform does not hand over
  ///   what a renewal has kept since
  /// @throws Exception any failure; Terraform reports it
  void close(Call<C> call) throws Exception;
}
