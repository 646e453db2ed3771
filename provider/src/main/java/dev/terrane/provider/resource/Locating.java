package dev.terrane.provider.resource;

import dev.terrane.provider.Call;
import java.util.Optional;

/// Capability to import by an id that is not the identity, such as a name.
///
/// @param <C> the provider's client
/// @param <Id> the view of the identity
public interface Locating<C, Id> {
  /// Looks an import id up.
  ///
  /// @param call the call
  /// @param importId what the user wrote
  /// @return the identity, which may lack what is optional for import; or empty when there is no
  ///   such object
  /// @throws Exception any failure
  Optional<Id> locate(Call<C> call, String importId) throws Exception;
}
