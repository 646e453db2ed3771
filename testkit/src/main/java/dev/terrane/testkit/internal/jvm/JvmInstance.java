package dev.terrane.testkit.internal.jvm;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Plan;
import dev.terrane.core.ResourceInstance;
import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.internal.Instance;
import java.util.Optional;
import java.util.function.Supplier;

/// A resource instance of Core in Java.
final class JvmInstance implements Instance {
  private final Supplier<ResourceInstance> declared;
  private final ResourceInstance instance;

  /// Declares the instance.
  ///
  /// @param declared declares an instance without an object
  JvmInstance(Supplier<ResourceInstance> declared) {
    this.declared = declared;
    this.instance = declared.get();
  }

  @Override
  public CommandDiagnostics validate(CtyValue config) {
    return instance.validate(config);
  }

  @Override
  public Plan plan(CtyValue config, boolean refresh) {
    return refresh ? instance.plan(config) : instance.planWithoutRefresh(config);
  }

  @Override
  public CommandDiagnostics apply(CtyValue planned, CtyValue known) {
    return instance.apply(planned, known);
  }

  @Override
  public CommandDiagnostics refresh() {
    return instance.refresh();
  }

  @Override
  public CommandDiagnostics destroy() {
    return instance.destroy();
  }

  @Override
  public Imported importId(String id) {
    var other = declared.get();
    var findings = other.importId(id);
    return new Imported(other.state(), findings);
  }

  @Override
  public Optional<Imported> importIdentity() {
    return instance
        .identity()
        .map(identity -> {
          var other = declared.get();
          var findings = other.importIdentity(identity);
          return new Imported(other.state(), findings);
        });
  }

  @Override
  public CtyValue state() {
    return instance.state();
  }

  @Override
  public Snapshot save() {
    var saved = instance.stored();
    return () -> instance.store(saved);
  }
}
