package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.ModulePlan;
import dev.terrane.testkit.internal.TextModule;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A root module as text and its state, on a CLI: any number of resources, outputs, modules, and
/// `import`, `moved` and `removed` blocks. What a file lacks of the provider's entry in
/// `required_providers` and of its `provider` block is added. Not thread-safe.
public final class RootModule {
  private static final String MAIN = "main.tf";
  private static final String GENERATED = "generated.tf";
  private static final String VARIABLES = "terrane.auto.tfvars.json";

  private final Engine engine;
  private final String provider;
  private final TextModule module;
  private final Map<String, String> files = new TreeMap<>();
  private final Map<String, CtyValue> variables = new TreeMap<>();
  private boolean isWritten;

  RootModule(Engine engine, String provider) {
    this.engine = engine;
    this.provider = provider;
    this.module = engine.module();
  }

  /// Replaces the configuration. The state is unchanged.
  ///
  /// @param text the file `main.tf`
  /// @return this
  public RootModule hcl(String text) {
    return file(MAIN, text);
  }

  /// Adds or replaces a file.
  ///
  /// @param name its path in the module: `outputs.tf`, `inner/main.tf`
  /// @param content its content
  /// @return this
  public RootModule file(String name, String content) {
    files.put(name, content);
    isWritten = false;
    return this;
  }

  /// Replaces all files by those of a directory.
  ///
  /// @param directory a directory with text files
  /// @return this
  public RootModule directory(Path directory) {
    files.clear();
    files.putAll(ModuleFiles.of(directory));
    isWritten = false;
    return this;
  }

  /// Sets an input variable.
  ///
  /// @param name its name
  /// @param value its value, wholly known
  /// @return this
  public RootModule variable(String name, CtyValue value) {
    variables.put(name, value);
    isWritten = false;
    return this;
  }

  /// Sets an input variable to a string.
  ///
  /// @param name its name
  /// @param value its value
  /// @return this
  public RootModule variable(String name, String value) {
    return variable(name, CtyValue.string(value));
  }

  /// Plans and applies. Afterwards, the plan must be empty, with and without a refresh.
  ///
  /// @param options more options of the plan: `-replace=files_note.a`, `-target=files_note.a`,
  ///   `-refresh=false`, `-allow-deferral`
  /// @return this
  /// @throws AssertionError if a step fails, or the plan afterwards is not empty
  public RootModule apply(String... options) {
    engine.perform(() -> {
      applyOnly(options);
      requireEmpty("plan -refresh=false after apply", "-refresh=false");
      requireEmpty("plan after apply");
    });
    return this;
  }

  private void applyOnly(String... options) {
    Failures.requireOk("plan", planned(options).findings());
    Failures.requireOk("apply", module.apply(List.of()));
  }

  /// Installs other providers from a filesystem mirror, which has the form of `terraform providers
  /// mirror`. `required_providers` contains their addresses.
  ///
  /// @param directory the mirror
  /// @return this
  public RootModule mirror(Path directory) {
    module.mirror(directory);
    isWritten = false;
    return this;
  }

  /// Like [#apply], but with a released version of the provider, which is installed from the
  /// [#mirror] by the version constraint in `required_providers`. The following steps use the
  /// provider of the test and take over the state.
  ///
  /// @param options more options of the plan
  /// @return this
  /// @throws AssertionError if a step fails, or the plan afterwards is not empty
  public RootModule applyReleased(String... options) {
    module.useReleased(true);
    isWritten = false;
    try {
      return apply(options);
    } finally {
      module.useReleased(false);
      isWritten = false;
    }
  }

  private void requireEmpty(String step, String... options) {
    var changes = required(step, module.plan(List.of(options))).changes();
    if (!changes.isEmpty()) {
      throw new AssertionError("the " + step + " is not empty: " + changes);
    }
  }

  /// Plans and applies. Afterwards, the plan with a refresh must not be empty.
  ///
  /// @param options more options of the first plan
  /// @return the plan afterwards
  /// @throws AssertionError if a step fails, or the plan afterwards is empty
  public PlannedModule applyWithNonEmptyPlan(String... options) {
    return engine.run(() -> {
      applyOnly(options);
      var step = "plan after apply";
      var plan = new PlannedModule(provider, required(step, module.plan(List.of())));
      if (plan.isEmpty()) {
        throw new AssertionError("the " + step + " is empty; if that is correct, use apply");
      }
      return plan;
    });
  }

  /// Generates the configurations of `import` blocks without a resource, adds them to the module as
  /// the file `generated.tf`, and imports. Apart from the imports, the plan must be empty.
  ///
  /// @return this
  /// @throws AssertionError if a step fails, if nothing is generated, or if the plan with the
  ///   generated configuration has changes
  public RootModule importsWithGeneratedConfig() {
    engine.perform(() -> {
      write();
      var generated = module.generateConfig();
      Failures.requireOk("plan -generate-config-out", generated.findings());
      if (generated.text().isEmpty()) {
        throw new AssertionError(
            "plan -generate-config-out has generated nothing: write an import block whose target has"
                + " no resource block");
      }
      file(GENERATED, generated.text());
      var changes = required("plan", planned()).changes();
      if (!changes.isEmpty()) {
        throw new AssertionError(
            "the plan with the generated configuration is not empty: " + changes);
      }
      Failures.requireOk("apply", module.apply(List.of()));
    });
    return this;
  }

  /// Plans and applies; one of both must fail. What has been created until then is in the state.
  ///
  /// @param options more options of the plan
  /// @return all errors and warnings
  /// @throws AssertionError if there is no error
  public List<Diagnostic> applyFails(String... options) {
    return engine.run(() -> {
      var findings = planned(options).findings();
      var all = findings.ok() ? findings.and(module.apply(List.of())) : findings;
      if (all.ok()) {
        throw new AssertionError("apply was to fail, but succeeded");
      }
      return all.all();
    });
  }

  /// Plans. The state is unchanged.
  ///
  /// @param options more options of the plan: `-destroy`, `-refresh=false`
  /// @return the plan
  /// @throws AssertionError if the plan fails
  public PlannedModule plan(String... options) {
    return engine.run(() -> new PlannedModule(provider, required("plan", planned(options))));
  }

  private TextModule.Planned planned(String... options) {
    write();
    return module.plan(List.of(options));
  }

  private void write() {
    if (!isWritten) {
      var all = new TreeMap<>(files);
      if (!variables.isEmpty()) {
        all.put(VARIABLES, Configuration.json(CtyValue.object(variables)));
      }
      Failures.requireOk("init", module.write(all));
      isWritten = true;
    }
  }

  private static ModulePlan required(String step, TextModule.Planned planned) {
    Failures.requireOk(step, planned.findings());
    return planned.plan().orElseThrow();
  }

  /// Destroys all objects in the state.
  ///
  /// @throws AssertionError if an object could not be destroyed
  public void destroy() {
    engine.perform(() -> {
      write();
      Failures.requireOk("destroy", module.destroy());
    });
  }

  void destroyIfExists() {
    if (module.exists()) {
      destroy();
    }
  }

  /// Returns the state of a resource instance.
  ///
  /// @param model the model of the resource
  /// @param address its address: `files_note.a`, `module.m.files_note.a["x"]`
  /// @param <S> the view of the stored state
  /// @return the stored object
  /// @throws AssertionError if there is none
  /// @throws IllegalArgumentException if the address is that of another resource type
  public <S extends StoredState> S state(ResourceModel<?, ?, ?, S, ?, ?> model, String address) {
    Addresses.require(provider, model, address);
    if (module.state(address, model.schema().type()) instanceof ObjectValue object) {
      return model.views().stored().decode(object);
    }
    throw new AssertionError("the state contains no " + address);
  }

  /// Returns the state of a resource instance with its identity, and what Terraform hides of it.
  ///
  /// @param model the model of the resource
  /// @param address its address
  /// @param <S> the view of the stored state
  /// @return the stored object
  /// @throws AssertionError if there is none
  /// @throws IllegalArgumentException if the address is that of another resource type
  public <S extends StoredState> StoredInstance<S> stored(
      ResourceModel<?, ?, ?, S, ?, ?> model, String address) {
    Addresses.require(provider, model, address);
    return engine.run(
        () -> StoredInstance.of(model, address, module.stored(address, model.schema())));
  }

  /// Returns an output of the root module.
  ///
  /// @param name its name
  /// @return its value
  /// @throws AssertionError if the state contains no such output
  public CtyValue output(String name) {
    return module
        .output(name)
        .orElseThrow(() -> new AssertionError("the state contains no output " + name));
  }
}
