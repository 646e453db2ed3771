package dev.terrane.provider.resource;

import dev.terrane.provider.Call;
import java.util.Optional;

/// Capability of a resource that is imported by an id other than its identity, such as a name.
///
/// @param <C> the provider's client
/// @param <Id> the view of the identity
public interface Locating<C, Id> {
  /// Finds the identity of an import id.
  ///
  /// @param call the context of this call
  /// @param importId the import id that the user wrote
  /// @return the identity, in which attributes that are optional for import may be missing; empty
  ///   when the object does not exist
  /// @throws Exception any failure
  Optional<Id> locate(Call<C> call, String importId) throws Exception;
}
