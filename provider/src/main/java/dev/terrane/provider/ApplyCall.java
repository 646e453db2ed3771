package dev.terrane.provider;

/// The call object of create and update, the methods that apply a plan and return a new state.
///
/// @param <C> the provider's client
public interface ApplyCall<C> extends Call<C> {
  /// Saves a state. If the method fails afterwards, Terraform stores exactly this state; a later
  /// checkpoint replaces an earlier one. Call it as soon as the remote side has confirmed the
  /// change, never before: if the object already exists and belongs to somebody else, Terraform
  /// would destroy it.
  ///
  /// @param state what the remote side holds now
  /// @param <S> the resource's stored view
  /// @return the same state
  <S extends StoredState> S checkpoint(S state);
}
