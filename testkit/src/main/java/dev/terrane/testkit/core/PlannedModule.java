package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.testkit.internal.ModulePlan;
import java.util.List;
import java.util.Optional;

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

  /// Whether Terraform hides a planned attribute, or a part of it: because its schema is sensitive,
  /// or the configuration computes it from a sensitive value.
  ///
  /// @param address the address of the instance
  /// @param attribute the handle
  /// @return true if it is shown as "(sensitive value)"
  /// @throws AssertionError if the plan does not mention the instance
  public boolean isSensitive(String address, Attribute<?> attribute) {
    return plan.isSensitive(address, attribute.name());
  }

  /// Returns why the change of an instance is deferred, with [Core#allowingDeferral].
  ///
  /// @param address the address of the instance
  /// @return Terraform's name of the reason, such as `absent_prereq`; empty if the change is not
  ///   deferred
  public Optional<String> deferral(String address) {
    return plan.deferral(address);
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
