package dev.terrane.provider.resource;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Part;
import dev.terrane.provider.StoredState;
import java.util.Optional;

/// A managed resource. Its type parameters are the Java types of its data, the views.
/// [HandleResource] is the variant without records.
///
/// These methods never receive unknown values. An exception becomes a diagnostic that names the
/// resource and the method; the state saved with [ApplyCall#checkpoint] is kept.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Plan> the view of a plan
/// @param <Input> the view of the planned values that create and update receive
/// @param <Stored> the view of the stored state, possibly incomplete
/// @param <State> the view of the new state
/// @param <Id> the view of the identity
public interface ResourceType<C, Config, Plan, Input, Stored extends StoredState, State, Id>
    extends Part<C>, ResourceModel<Config, Plan, Input, Stored, State, Id> {
  /// Creates the remote object.
  ///
  /// @param call the context of this call
  /// @param in the planned values
  /// @return the new state; known planned values must be unchanged
  /// @throws Exception any failure
  State create(ApplyCall<C> call, Input in) throws Exception;

  /// Updates the remote object in place. Called only when no changed argument requires replacement.
  ///
  /// @param call the context of this call
  /// @param before the prior state
  /// @param in the planned values
  /// @return the new state; known planned values must be unchanged
  /// @throws Exception any failure; the last checkpoint is kept, or else the prior state
  State update(ApplyCall<C> call, Stored before, Input in) throws Exception;

  /// Reads the remote object. Must return its actual values, not the stored ones, so that Terraform
  /// detects changes made outside of Terraform.
  ///
  /// @param call the context of this call
  /// @param last the stored state; after an import it contains only the identity
  /// @return the current state, or empty when the object no longer exists
  /// @throws Exception any failure; the state is unchanged
  Optional<State> read(Call<C> call, Stored last) throws Exception;

  /// Destroys the remote object. Must succeed when the object no longer exists.
  ///
  /// @param call the context of this call
  /// @param last the stored state
  /// @throws Exception any failure; the state is unchanged
  void delete(Call<C> call, Stored last) throws Exception;
}
