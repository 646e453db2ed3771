package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import java.util.List;

/// Capability to read states that were written with former versions of the schema.
///
/// @param <Stored> the view of what the state holds
public interface Upgrading<Stored extends StoredState> {
  /// The former shapes. Each one leads straight to the shape of today, so that a state of any
  /// version is upgraded in one step. Must answer the same at every call.
  ///
  /// @return one shape for each version below the schema's that users may still have
  List<FormerShape<Stored>> formers();
}
