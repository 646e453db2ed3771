package dev.terrane.provider;

/// A call that changes the remote side: create and update.
///
/// @param <C> the provider's client
public interface Writing<C> extends Call<C> {
  /// Saves what is done so far. Exactly this is what Terraform keeps when the method fails
  /// afterwards, in whatever way; a later checkpoint replaces an earlier one. Call it as soon as
  /// the remote side has answered, never before: a conflict would make Terraform destroy somebody
  /// else's object.
  ///
  /// @param state what the remote side holds now
  /// @param <S> the resource's stored view
  /// @return the same state
  <S extends StoredState> S checkpoint(S state);
}
