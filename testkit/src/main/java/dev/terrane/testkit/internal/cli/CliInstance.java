package dev.terrane.testkit.internal.cli;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Plan;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.internal.FormerState;
import dev.terrane.testkit.internal.Instance;
import dev.terrane.testkit.internal.StoredData;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// A resource instance in a working directory of its own. Not thread-safe.
final class CliInstance implements Instance {
  private final CliEngine engine;
  private final String typeName;
  private final Schema schema;
  private final CtyType type;
  private final String address;
  private Lazy<Workspace> opened;
  private @Nullable CtyValue last;
  private final AtomicInteger applies = new AtomicInteger();

  CliInstance(CliEngine engine, String typeName, Schema schema) {
    this.engine = engine;
    this.typeName = typeName;
    this.schema = schema;
    this.type = schema.type();
    this.address = BlockFile.address(typeName);
    this.opened = new Lazy<>(() -> engine.workspace(typeName));
  }

  private Workspace workspace() {
    return opened.get();
  }

  private BlockFile write(CtyValue planned, CtyValue known) {
    engine.hide(schema, known);
    var file = BlockFile.resource(typeName, planned, known, "unknown_" + applies + "_");
    file.write(workspace());
    return file;
  }

  @Override
  public CommandDiagnostics validate(CtyValue config) {
    return write(config, config).findings(workspace().run("validate", "-json"));
  }

  @Override
  public Plan plan(CtyValue config, boolean refresh) {
    var file = write(config, config);
    var findings = plan(workspace(), file, refresh);
    return new Plan(findings.ok() ? Optional.of(planned(workspace())) : Optional.empty(), findings);
  }

  private static CommandDiagnostics plan(Workspace workspace, BlockFile file, boolean refresh) {
    return file.findings(
        workspace.run("plan", "-json", "-out=" + Workspace.PLAN, "-refresh=" + refresh));
  }

  private Plan.Change planned(Workspace workspace) {
    return workspace
        .plan()
        .change(address, type)
        .orElseThrow(() -> new AssertionError("The plan does not contain " + address + "."));
  }

  @Override
  public CommandDiagnostics apply(CtyValue planned, CtyValue known) {
    applies.incrementAndGet();
    last = known;
    var file = write(planned, known);
    var findings = plan(workspace(), file, true);
    return findings.ok()
        ? findings.and(file.findings(workspace().run("apply", "-json", Workspace.PLAN)))
        : findings;
  }

  /// Runs a command with the configuration of the last apply.
  private CommandDiagnostics run(String... arguments) {
    var config = last;
    if (config == null) {
      return CommandDiagnostics.NONE;
    }
    return write(config, config).findings(workspace().run(arguments));
  }

  @Override
  public CommandDiagnostics refresh() {
    return run("apply", "-json", "-auto-approve", "-refresh-only");
  }

  @Override
  public CommandDiagnostics destroy() {
    return run("destroy", "-json", "-auto-approve");
  }

  @Override
  public Imported importId(String id) {
    require(CliFeature.IMPORT_BLOCK);
    return importBlock("id = " + template(ConfigurationWriter.quoted(id)));
  }

  @Override
  public Optional<Imported> importIdentity() {
    require(CliFeature.RESOURCE_IDENTITY);
    return workspace()
        .state()
        .identity(address)
        .map(identity -> importBlock("identity = " + template(identity.json())));
  }

  private static String template(String json) {
    return ConfigurationWriter.escaped(json);
  }

  /// The plan contains the imported object; nothing has to be applied.
  private Imported importBlock(String source) {
    var config = last;
    if (config == null) {
      throw new AssertionError(typeName + ": an import needs a configuration: apply one before");
    }
    var other = engine.workspace(typeName + "-import");
    other.write("import.tf", "import {\n  to = " + address + "\n  " + source + "\n}\n");
    var file = BlockFile.resource(typeName, config, config, "unknown_");
    file.write(other);
    var findings = plan(other, file, true);
    return findings.ok()
        ? new Imported(planned(other).prior(), findings)
        : new Imported(CtyValue.nullOf(type), findings);
  }

  private void require(CliFeature feature) {
    if (!engine.cli().has(feature)) {
      throw new AssertionError(feature + " needs " + feature.needs());
    }
  }

  @Override
  public CommandDiagnostics takeOver(FormerState former, CtyValue config) {
    var file = new FormerStateFile(former, typeName, engine.address());
    former.source().ifPresent(this::provide);
    workspace().state().write(Optional.of(file.state()));
    workspace().write(FormerStateFile.MOVED, file.moved());
    last = config;
    return CommandDiagnostics.NONE;
  }

  /// Makes the provider of the source of a move available.
  private void provide(FormerState.Source source) {
    require(CliFeature.MOVE_BETWEEN_TYPES);
    if (!source.isBuiltin()) {
      var workspace = engine.withProvider(workspace(), source.provider());
      opened = new Lazy<>(() -> workspace);
    }
  }

  /// An instance that was not used has no directory: the test may be one that this CLI skips.
  @Override
  public CtyValue state() {
    return opened
        .ifCreated()
        .map(workspace -> workspace.state().object(address, type))
        .orElseGet(() -> CtyValue.nullOf(type));
  }

  @Override
  public Optional<StoredData> stored() {
    return opened.ifCreated().flatMap(workspace -> workspace.stored(address, schema));
  }

  @Override
  public Snapshot save() {
    var file = workspace().state();
    var bytes = file.bytes();
    return () -> file.write(bytes);
  }
}
