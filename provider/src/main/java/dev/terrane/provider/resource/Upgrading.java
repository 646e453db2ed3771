package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import java.util.List;

/// Capability of a resource that upgrades states of earlier schema versions.
///
/// @param <Stored> the view of the stored state
public interface Upgrading<Stored extends StoredState> {
  /// The state upgraders. Each upgrades directly to the current schema version, so that any state
  /// is upgraded in one step. Must return the same result at every call.
  ///
  /// @return a state upgrader for each earlier schema version that is still supported
  List<StateUpgrader<Stored>> stateUpgraders();
}
