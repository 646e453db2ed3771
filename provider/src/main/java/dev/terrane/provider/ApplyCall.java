package dev.terrane.provider;

/// The context of a call of create or update, which apply a plan and return the new state.
///
/// @param <C> the provider's client
public interface ApplyCall<C> extends Call<C> {
  /// Saves a state. If the method fails afterwards, Terraform stores this state. A later checkpoint
  /// replaces an earlier one. Call it as soon as the remote side has confirmed the change, and
  /// never earlier: if the object exists already and has another owner, Terraform would destroy it.
  ///
  /// @param state the current values of the remote object
  /// @param <S> the resource's stored view
  /// @return the same state
  <S extends StoredState> S checkpoint(S state);
}
