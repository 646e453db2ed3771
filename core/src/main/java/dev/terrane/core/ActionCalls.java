package dev.terrane.core;

import static dev.terrane.rpc.action.InvokeActionRpc.INVOKE_ACTION;
import static dev.terrane.rpc.action.PlanActionRpc.PLAN_ACTION;
import static dev.terrane.rpc.action.ValidateActionConfigRpc.VALIDATE_ACTION_CONFIG;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.action.InvokeAction;
import dev.terrane.engine.action.InvokeAction.Event;
import dev.terrane.engine.action.PlanAction;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.ArrayList;
import java.util.List;

/// Calls an action as Core does. Errors of the provider are diagnostics of the result.
public final class ActionCalls {
  private final ProviderStarter providers;
  private final CoreOptions options;
  private final BlockSchema block;

  ActionCalls(ProviderStarter providers, CoreOptions options, BlockSchema block) {
    this.providers = providers;
    this.options = options;
    this.block = block;
  }

  /// The result of an invocation.
  ///
  /// @param progress the messages, in order
  /// @param findings the diagnostics of validation, plan and invocation
  public record Result(List<String> progress, CommandDiagnostics findings) {
    /// Copies the list, so that the record is immutable.
    public Result {
      progress = List.copyOf(progress);
    }
  }

  /// The schema.
  public Schema schema() {
    return block.schema();
  }

  /// `terraform validate`.
  ///
  /// @param config an object of the schema
  public CommandDiagnostics validate(CtyValue config) {
    return validate(providers.started(), config);
  }

  private CommandDiagnostics validate(Endpoint provider, CtyValue config) {
    var request = new ValidateConfig.Request(block.typeName(), block.encode(config));
    return new CommandDiagnostics(provider.call(VALIDATE_ACTION_CONFIG, request).diagnostics());
  }

  /// Validates and plans.
  ///
  /// @param config an object of the schema, which may contain unknown values
  /// @throws CoreException if the response violates a rule (AC2)
  public CommandDiagnostics plan(CtyValue config) {
    return plan(providers.configured(), config);
  }

  private CommandDiagnostics plan(Endpoint provider, CtyValue config) {
    var validated = validate(provider, config);
    if (!validated.ok()) {
      return validated;
    }
    var request =
        new PlanAction.Request(block.typeName(), block.encode(config), options.capabilities());
    var response = provider.call(PLAN_ACTION, request);
    new RuleEnforcement(options.enforcesRules()).requireNoDeferral("plan", response.deferral());
    return validated.and(new CommandDiagnostics(response.diagnostics()));
  }

  /// Validates, plans and invokes.
  ///
  /// @param config an object of the schema, wholly known
  /// @throws CoreException if the response violates a rule (AC)
  public Result invoke(CtyValue config) {
    var provider = providers.configured();
    var planned = plan(provider, config);
    if (!planned.ok()) {
      return new Result(List.of(), planned);
    }
    var request =
        new InvokeAction.Request(block.typeName(), block.encode(config), options.capabilities());
    var events = new ArrayList<Event>();
    provider.stream(INVOKE_ACTION, request, events::add);
    requireOneEnd(events);
    var progress = new ArrayList<String>();
    var findings = planned;
    for (var event : events) {
      switch (event) {
        case Event.Progress(var message) -> progress.add(message);
        case Event.Completed(var diagnostics) ->
            findings = findings.and(new CommandDiagnostics(diagnostics));
      }
    }
    return new Result(progress, findings);
  }

  private void requireOneEnd(List<Event> events) {
    var ends = events.stream().filter(Event.Completed.class::isInstance).count();
    if (ends != 1 || !(events.getLast() instanceof Event.Completed)) {
      new RuleEnforcement(options.enforcesRules())
          .require(
              "invoke",
              List.of(
                  RuleEnforcement.whole(
                      "AC4", "the events of an action must end with one Completed event")));
    }
  }
}
