package dev.terrane.provider.resource;

import dev.terrane.provider.Call;
import dev.terrane.provider.StoredState;
import java.util.Optional;

/// Capability of a resource that creates the imported state itself, instead of only the identity.
///
/// @param <C> the provider's client
/// @param <Stored> the view of the stored state
public interface Importing<C, Stored extends StoredState> {
  /// Creates the state of an imported object, which `read` then completes. It must contain at least
  /// the values that `read` needs.
  ///
  /// @param call the context of this call
  /// @param importId the import id that the user wrote
  /// @return the imported state, or empty when the object does not exist
  /// @throws Exception any failure
  Optional<Stored> importState(Call<C> call, String importId) throws Exception;
}
