package dev.terrane.provider.resource;

import dev.terrane.provider.StoredState;
import dev.terrane.provider.validation.PlanCall;
import org.jspecify.annotations.Nullable;

/// Capability of a resource that modifies its plan. It is called after the framework has set
/// defaults and computed attributes. Terraform plans twice, so the plan must depend only on
/// configuration, state and client, and not on the time.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Stored> the view of the stored state
/// @param <Plan> the view of a plan
public interface Planning<C, Config, Stored extends StoredState, Plan> {
  /// Modifies the plan of a create or update.
  ///
  /// @param call the context of this call; its client may be missing
  /// @param config the configuration
  /// @param before the prior state; null on create
  /// @param proposed the plan of the framework
  /// @return the plan; configured attributes must keep their configured values
  /// @throws Exception any failure
  Plan plan(PlanCall<C> call, Config config, @Nullable Stored before, Plan proposed)
      throws Exception;

  /// Checks a plan to destroy: reports warnings, or errors that prevent it. The default does
  /// nothing.
  ///
  /// @param call the context of this call; its client may be missing
  /// @param last the stored state
  /// @throws Exception any failure
  default void planDestroy(PlanCall<C> call, Stored last) throws Exception {}
}
