package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.testkit.internal.ModulePlan;
import java.util.List;

/// The plan of a root module. Immutable.
public final class PlannedModule {
  private final String provider;
  private final ModulePlan plan;

  PlannedModule(String provider, ModulePlan plan) {
    this.provider = provider;
    this.plan = plan;
  }

  /// Returns the change of a resource instance.
  ///
  /// @param model the model of the resource
  /// @param address its address: `files_note.a`, `module.m.files_note.a["x"]`
  /// @return the change, also if it is [PlannedChange.Action#NO_OP]
  /// @throws AssertionError if the plan does not mention the instance
  /// @throws IllegalArgumentException if the address is that of another resource type
  public PlannedChange change(ResourceModel<?, ?, ?, ?, ?, ?> model, String address) {
    Addresses.require(provider, model, address);
    return new PlannedChange(
        plan.change(address, model.schema().type())
            .orElseThrow(() ->
                new AssertionError(
                    "The plan contains no " + address + "; its changes are " + changes() + ".")));
  }

  /// Returns a planned output.
  ///
  /// @param name its name
  /// @return the value, which may be unknown
  /// @throws AssertionError if the plan contains no such output
  public CtyValue output(String name) {
    return plan.output(name);
  }

  /// Whether nothing is changed: no resource and no output.
  ///
  /// @return true for an empty plan
  public boolean isEmpty() {
    return plan.changes().isEmpty();
  }

  /// Returns the changes of resources and outputs.
  ///
  /// @return for each, its address and its actions: `files_note.a: [create]`
  public List<String> changes() {
    return plan.changes();
  }

  @Override
  public String toString() {
    return changes().toString();
  }
}
