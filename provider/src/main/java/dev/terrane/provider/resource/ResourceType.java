package dev.terrane.provider.resource;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Part;
import dev.terrane.provider.StoredState;
import java.util.Optional;

/// A managed resource over its views. The framework knows only this; [HandleResource] is its form
/// without records.
///
/// In none of these methods can an unknown value occur. Any exception becomes one diagnostic that
/// names the resource and the method; what [ApplyCall#checkpoint] saved is kept.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Plan> the view of a plan
/// @param <Input> the view of what must be done
/// @param <Stored> the view of what the state holds, possibly incomplete
/// @param <State> the view of what is
/// @param <Id> the view of the identity
public interface ResourceType<C, Config, Plan, Input, Stored extends StoredState, State, Id>
    extends Part<C>, ResourceModel<Config, Plan, Input, Stored, State, Id> {
  /// Makes the remote object.
  ///
  /// @param call the call
  /// @param in what must be done
  /// @return what is now; each planned value as it was planned
  /// @throws Exception any failure
  State create(ApplyCall<C> call, Input in) throws Exception;

  /// Changes the remote object in place. Called only when an argument changes that does not require
  /// replacement.
  ///
  /// @param call the call
  /// @param before what the state holds
  /// @param in what must be done
  /// @return what is now; each planned value as it was planned
  /// @throws Exception any failure; the state before, or the last checkpoint, is kept
  State update(ApplyCall<C> call, Stored before, Input in) throws Exception;

  /// Reads the remote object. Returns what exists, not what was configured: Terraform compares.
  ///
  /// @param call the call
  /// @param last what the state holds; after an import the identity alone
  /// @return what is now, or empty when the object is gone
  /// @throws Exception any failure; the state stays as it is
  Optional<State> read(Call<C> call, Stored last) throws Exception;

  /// Destroys the remote object. An object that is gone already is no failure.
  ///
  /// @param call the call
  /// @param last what the state holds
  /// @throws Exception any failure; the state stays as it is
  void delete(Call<C> call, Stored last) throws Exception;
}
