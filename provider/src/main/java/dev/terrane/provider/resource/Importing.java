package dev.terrane.provider.resource;

import dev.terrane.provider.Call;
import dev.terrane.provider.StoredState;
import java.util.Optional;

/// Capability to import by value: the resource itself says what the state holds before the first
/// read.
///
/// @param <C> the provider's client
/// @param <Stored> the view of what the state holds
public interface Importing<C, Stored extends StoredState> {
  /// Makes the first state of an imported object. It needs no more than reading needs.
  ///
  /// @param call the call
  /// @param importId what the user wrote
  /// @return what the state shall hold, or empty when there is no such object
  /// @throws Exception any failure
  Optional<Stored> importState(Call<C> call, String importId) throws Exception;
}
