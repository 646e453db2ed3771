package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.validation.PlanCall;
import org.jspecify.annotations.Nullable;

/// Capability to shape a plan, after defaults and computed attributes are dealt with. Terraform
/// plans twice, so a plan must be a function of configuration, state and client: never of the
/// clock.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Stored> the view of what the state holds
/// @param <Plan> the view of a plan
public interface Planning<C, Config, Stored extends StoredState, Plan> {
  /// Shapes the plan to create or update.
  ///
  /// @param call the call; its client may be missing
  /// @param config what the user wrote
  /// @param before what the state holds; null to create
  /// @param proposed the plan so far
  /// @return the plan; configured values as they are configured
  /// @throws Exception any failure
  Plan plan(PlanCall<C> call, Config config, @Nullable Stored before, Plan proposed)
      throws Exception;

  /// Looks at the plan to destroy: the place for warnings and refusals.
  ///
  /// @param call the call; its client may be missing
  /// @param last what the state holds
  /// @throws Exception any failure
  default void planDestroy(PlanCall<C> call, Stored last) throws Exception {}
}
