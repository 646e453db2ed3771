package dev.terrane.testkit.internal.jvm;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Plan;
import dev.terrane.core.ResourceInstance;
import dev.terrane.core.StoredObject;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.testkit.internal.FormerState;
import dev.terrane.testkit.internal.Instance;
import dev.terrane.testkit.internal.StoredData;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;

/// A resource instance of Core in Java.
final class JvmInstance implements Instance {
  /// The host of addresses without one, in Terraform.
  private static final String REGISTRY = "registry.terraform.io/";

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
  public CommandDiagnostics takeOver(FormerState former, CtyValue config) {
    var json = Bytes.of(former.json().getBytes(StandardCharsets.UTF_8));
    var stored = new StoredObject(json, Bytes.EMPTY, false, former.version(), Optional.empty());
    if (former.source().isEmpty()) {
      instance.store(stored);
      return CommandDiagnostics.NONE;
    }
    var source = former.source().get();
    var address = source.hasHost() ? source.provider() : REGISTRY + source.provider();
    return instance.move(address, source.typeName(), stored);
  }

  @Override
  public CtyValue state() {
    return instance.state();
  }

  @Override
  public Optional<StoredData> stored() {
    return instance.state() instanceof ObjectValue object
        ? Optional.of(
            new StoredData(
                object,
                instance.identity(),
                SensitiveMembers.names(instance.schema().members(), object)))
        : Optional.empty();
  }

  @Override
  public Snapshot save() {
    var saved = instance.stored();
    return () -> instance.store(saved);
  }
}
