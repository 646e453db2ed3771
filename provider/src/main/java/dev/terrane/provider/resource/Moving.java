package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import java.util.List;

/// Capability of a resource that takes over states of other resource types, also of other
/// providers, by a `moved` block.
///
/// @param <Stored> the view of the stored state
public interface Moving<Stored extends StoredState> {
  /// The state movers. Must return the same result at every call.
  ///
  /// @return a state mover for each source
  List<StateMover<Stored>> stateMovers();
}
