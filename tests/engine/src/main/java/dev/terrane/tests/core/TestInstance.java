package dev.terrane.tests.core;

import dev.terrane.core.Action;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Plan;
import dev.terrane.core.ResourceInstance;
import dev.terrane.core.StoredObject;
import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.rules.Notation;
import dev.terrane.provider.schema.Trait;

/// One instance of a resource; configurations are written in [Notation]. After each successful
/// apply it must be stable: no drift in the next read, nothing to do in the next plan.
public final class TestInstance {
  private final ResourceInstance instance;

  TestInstance(ResourceInstance instance) {
    this.instance = instance;
  }

  /// `terraform validate`.
  public CommandDiagnostics validate(String config) {
    return instance.validate(value(config));
  }

  /// `terraform plan`, with a refresh.
  public Plan plan(String config) {
    return instance.plan(value(config));
  }

  /// `terraform plan -refresh=false`.
  public Plan planOfState(String config) {
    return instance.planWithoutRefresh(value(config));
  }

  /// `terraform apply`.
  public CommandDiagnostics apply(String config) {
    return apply(config, config);
  }

  /// Applies a plan with unknown values that are known during apply.
  public CommandDiagnostics apply(String planned, String known) {
    var findings = instance.apply(value(planned), value(known));
    if (findings.ok()) {
      requireStable(known);
    }
    return findings;
  }

  /// Applies as a command that is killed then: nothing reads the object afterwards.
  public CommandDiagnostics applyOnce(String config) {
    return instance.apply(value(config));
  }

  private void requireStable(String config) {
    var applied = instance.stored();
    var before = state();
    TestCore.requireOk("the read after apply", instance.refresh());
    var read = state();
    var drifted = !instance.stored().json().equals(applied.json());
    instance.store(applied);
    if (drifted) {
      throw new AssertionError("drift right after apply:\n  " + before + "\n  " + read);
    }
    var next = plan(config);
    if (next.action() != Action.NO_OP) {
      throw new AssertionError(
          "not stable:\n  " + state() + "\n  " + next.action() + " " + next.planned());
    }
  }

  /// `terraform destroy`.
  public CommandDiagnostics destroy() {
    return instance.destroy();
  }

  /// `terraform refresh`.
  public CommandDiagnostics refresh() {
    return instance.refresh();
  }

  /// `terraform import`, with the read that follows.
  public CommandDiagnostics importId(String id) {
    return instance.importId(id);
  }

  /// An `import` block with an identity, with the read that follows.
  ///
  /// @param identity the identity in [Notation]
  public CommandDiagnostics importIdentity(String identity) {
    var parts = instance.schema().members().stream().filter(one -> one.is(Trait.IDENTITY)).toList();
    var value = Notation.object(parts, identity);
    // A set is a list in an identity.
    return instance.importIdentity(CtyConversion.convert(value, instance.identityType()));
  }

  /// A `moved` block.
  ///
  /// @param providerAddress the address of the provider of the source
  /// @param typeName the resource type of the source
  /// @param source the entry of the source in the state file
  public CommandDiagnostics move(String providerAddress, String typeName, StoredObject source) {
    return instance.move(providerAddress, typeName, source);
  }

  /// The configuration that a CLI writes for the object in the state.
  public CtyValue generatedConfig() {
    return instance.generatedConfig();
  }

  /// `terraform plan` of a configuration that was not written in [Notation].
  public Plan plan(CtyValue config) {
    return instance.plan(config);
  }

  /// The object in the state; null of the schema's type for none.
  public CtyValue state() {
    return instance.state();
  }

  /// All that the state file holds.
  public StoredObject stored() {
    return instance.stored();
  }

  /// Puts something else into the state file.
  public TestInstance holding(StoredObject other) {
    instance.store(other);
    return this;
  }

  /// Puts an object into the state file.
  ///
  /// @param state in [Notation]
  public TestInstance storing(String state) {
    instance.store(value(state));
    return this;
  }

  /// Whether the state holds an object.
  public boolean exists() {
    return instance.exists();
  }

  /// An object of the schema in [Notation].
  public CtyValue value(String text) {
    return Notation.object(instance.schema().members(), text);
  }
}
