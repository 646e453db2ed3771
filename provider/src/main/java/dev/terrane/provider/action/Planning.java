package dev.terrane.provider.action;

/// Capability of an action: to check its configuration with the client, when Terraform plans the
/// invocation.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
public interface Planning<C, Config> {
  /// Checks a planned invocation. Terraform calls this method in each plan that contains the
  /// invocation, after [dev.terrane.provider.validation.Validating]. An error fails the plan.
  ///
  /// @param call the context of this call; collects the findings
  /// @param config the configuration with defaults; values may be unknown
  /// @throws Exception any failure; Terraform reports it. [dev.terrane.provider.Deferred] defers
  ///   the invocation if Terraform allows it, with the reason `PROVIDER_CONFIG_UNKNOWN` only
  void plan(ActionPlanCall<C> call, Config config) throws Exception;
}
