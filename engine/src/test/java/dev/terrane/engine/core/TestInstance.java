package dev.terrane.engine.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;

/// One instance of a resource, and what the state file holds of it between two commands.
public final class TestInstance {
  private final TestCore core;
  private final String typeName;
  private final Schema schema;
  private Stored stored = Stored.NOTHING;

  TestInstance(TestCore core, String typeName) {
    this.core = core;
    this.typeName = typeName;
    this.schema = Schemas.resource(core.start(), typeName);
  }

  /// `terraform validate`.
  public Findings validate(String config) {
    return calls(false).validate(value(config));
  }

  /// `terraform plan`, with a refresh.
  ///
  /// @param config what the user wrote, in [Notation]
  public Plan plan(String config) {
    var calls = calls(true);
    var refreshed = refreshed(calls);
    return refreshed.findings().ok()
        ? new Planner(calls, schema).plan(refreshed.stored(), value(config))
        : Plan.failed(refreshed.findings());
  }

  /// The plan for a state as it stands, neither upgraded nor refreshed.
  public Plan planOfState(String config) {
    return new Planner(calls(true), schema).plan(stored, value(config));
  }

  /// `terraform apply`: whatever comes of it, the state is kept. What went well must be stable: no
  /// drift in the next read, nothing to do in the next plan.
  public Findings apply(String config) {
    return apply(config, config);
  }

  /// The same, when the plan does not know all that apply knows.
  public Findings apply(String planned, String known) {
    var findings = once(planned, known);
    if (findings.ok()) {
      staysAsItIs(known);
    }
    return findings;
  }

  /// Applies as a command that is killed then: nothing reads the object afterwards.
  public Findings applyOnce(String config) {
    return once(config, config);
  }

  private Findings once(String planned, String known) {
    var calls = calls(true);
    var refreshed = refreshed(calls);
    if (!refreshed.findings().ok()) {
      return refreshed.findings();
    }
    stored = refreshed.stored();
    var plan = new Planner(calls, schema).plan(stored, value(planned));
    if (!plan.findings().ok() || plan.action() == Action.NO_OP) {
      return plan.findings();
    }
    var applied = new Applier(calls(true), schema).apply(plan, stored, value(known));
    stored = applied.stored();
    return plan.findings().and(applied.findings());
  }

  private void staysAsItIs(String config) {
    var refreshed = refreshed(calls(true));
    refreshed.findings().orRefuse("the read after apply");
    if (!refreshed.stored().json().equals(stored.json())) {
      throw new AssertionError(
          "drift right after apply:\n  "
              + state()
              + "\n  "
              + refreshed.stored().value(schema.type()));
    }
    var next = plan(config);
    if (next.action() != Action.NO_OP) {
      throw new AssertionError(
          "not stable:\n  " + state() + "\n  " + next.action() + " " + next.planned());
    }
  }

  /// `terraform destroy`.
  public Findings destroy() {
    var calls = calls(true);
    var refreshed = refreshed(calls);
    stored = refreshed.stored();
    if (!refreshed.findings().ok() || !exists()) {
      return refreshed.findings();
    }
    var plan = new Planner(calls, schema).planDestroy(stored);
    if (!plan.findings().ok()) {
      return plan.findings();
    }
    var applied = new Applier(calls(true), schema).delete(plan, stored);
    stored = applied.stored();
    return plan.findings().and(applied.findings());
  }

  /// `terraform refresh`.
  public Findings refresh() {
    var refreshed = refreshed(calls(true));
    stored = refreshed.stored();
    return refreshed.findings();
  }

  /// `terraform import`, with the read that follows.
  public Findings importId(String id) {
    var calls = calls(true);
    return imported(calls, calls.importId(id));
  }

  /// An `import` block with an identity, with the read that follows.
  ///
  /// @param identity the identity in [Notation]
  public Findings importIdentity(String identity) {
    var calls = calls(true);
    var parts = schema.members().stream().filter(one -> one.is(Trait.IDENTITY)).toList();
    return imported(calls, calls.importIdentity(Notation.object(parts, identity)));
  }

  private Findings imported(Calls calls, ImportResourceState.Response response) {
    var findings = new Findings(response.diagnostics());
    if (!findings.ok()) {
      return findings;
    }
    var imported = response.imported().getFirst();
    var stub = calls.received(imported.state());
    Refused.unlessEmpty("import", ResultRules.importedById(schema.members(), stub));
    var read = calls.read(stub, imported.privateState());
    if (read.findings().ok() && !read.value().isNull()) {
      Refused.unlessEmpty("read", ResultRules.read(schema.members(), read.value()));
      stored = Stored.of(read.value(), schema, read.privateState(), false);
    }
    return findings.and(read.findings());
  }

  /// What the state holds; null of the schema's type for nothing.
  public CtyValue state() {
    return stored.value(schema.type());
  }

  /// All that the state file holds.
  public Stored stored() {
    return stored;
  }

  /// Puts something else into the state file.
  public TestInstance holding(Stored other) {
    stored = other;
    return this;
  }

  /// Puts an object into the state file.
  ///
  /// @param state in [Notation]
  public TestInstance storing(String state) {
    return holding(Stored.of(value(state), schema, Bytes.EMPTY, false));
  }

  /// Whether the state holds an object.
  public boolean exists() {
    return !state().isNull();
  }

  /// An object of the schema in [Notation].
  public CtyValue value(String text) {
    return Notation.object(schema.members(), text);
  }

  private Calls calls(boolean configured) {
    return new Calls(configured ? core.session() : core.start(), typeName, schema);
  }

  /// A state file after a refresh, and what was said.
  private record Refreshed(Stored stored, Findings findings) {}

  private Refreshed refreshed(Calls calls) {
    if (!exists()) {
      return new Refreshed(stored, new Findings(java.util.List.of()));
    }
    var upgraded = calls.upgrade(stored);
    if (!upgraded.findings().ok()) {
      return new Refreshed(stored, upgraded.findings());
    }
    Refused.unlessEmpty("upgrade", ResultRules.upgraded(schema.members(), upgraded.value()));
    var read = calls.read(upgraded.value(), stored.privateState());
    if (!read.findings().ok()) {
      return new Refreshed(stored, read.findings());
    }
    Refused.unlessEmpty("read", ResultRules.read(schema.members(), read.value()));
    var now = Stored.of(read.value(), schema, read.privateState(), stored.tainted());
    return new Refreshed(now, read.findings());
  }
}
