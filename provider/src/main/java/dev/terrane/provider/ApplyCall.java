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

  /// Creates a unique name for a new remote object: the prefix and 26 characters, which are the
  /// time in UTC (`yyyyMMddHHmmss` and four digits of the fraction) and 8 hexadecimal digits. Names
  /// of one session sort in the order of the calls.
  ///
  /// Only `create` and `update` have this method, because Terraform plans several times and expects
  /// the same plan: the attribute is computed, and its name is unknown until the apply. Each call
  /// returns another name, so store the name in the state, with a [#checkpoint] if more steps
  /// follow.
  ///
  /// The calls of `terrane-testkit` return such names, too.
  ///
  /// @param prefix the start of the name, for example `app-`
  /// @return the name
  String uniqueName(String prefix);
}
