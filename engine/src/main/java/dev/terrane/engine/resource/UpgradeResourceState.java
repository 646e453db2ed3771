package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.RawState;
import dev.terrane.engine.ViolationReport;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.rules.WriteOnlyValues;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.StateUpgrader;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Optional;

/// Upgrades a stored state to the current schema version.
public final class UpgradeResourceState {
  private final Session session;

  public UpgradeResourceState(Session session) {
    this.session = session;
  }

  public record Request(String typeName, long version, RawState rawState) implements PartRequest {}

  public record Response(DynamicValue upgradedState, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Returns the state in the current schema version. Terraform calls it for each stored instance,
  /// also if the version is current.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var upgraded =
        session
            .find(Kinds.RESOURCE, request.typeName(), diagnostics)
            .flatMap(resource -> upgrade(resource, request, diagnostics))
            .orElse(DynamicValue.ABSENT);
    return new Response(upgraded, diagnostics.all());
  }

  private Optional<DynamicValue> upgrade(
      Resource resource, Request request, Diagnostics diagnostics) {
    var former = new FormerState(resource, request.rawState());
    if (request.rawState().isEmpty()) {
      return Optional.empty();
    }
    var schema = resource.schema();
    var state =
        request.version() == schema.version()
            ? decoded(former, schema, request, diagnostics)
            : upgraded(former, request, diagnostics);
    return state
        .map(former::repaired)
        .flatMap(found -> DynamicValues.write(found, schema, diagnostics));
  }

  /// Each prior version is upgraded directly to the current one.
  private Optional<CtyValue> upgraded(
      FormerState former, Request request, Diagnostics diagnostics) {
    var resource = former.resource();
    var upgrader = upgrader(resource, request.version(), diagnostics);
    if (upgrader.isEmpty()) {
      return Optional.empty();
    }
    var schema = upgrader.get().schema();
    return decoded(former, schema, request, diagnostics)
        .flatMap(stored -> upgraded(former, upgrader.get(), stored, diagnostics))
        .map(former::withOwned);
  }

  private static Optional<CtyValue> decoded(
      FormerState former, Schema schema, Request request, Diagnostics diagnostics) {
    return former.decoded(schema, e -> undecoded(former.resource(), request, e), diagnostics);
  }

  private static Diagnostic undecoded(Resource resource, Request request, CtyException e) {
    return Diagnostic.error(
        e.path(),
        "Cannot decode the state of " + resource.typeName(),
        "The stored state has schema version "
            + request.version()
            + " and does not conform to the schema of that version: "
            + e.reason()
            + ". Use the provider version that stored it, or remove the resource from the state"
            + " and import it again.");
  }

  private Optional<StateUpgrader<StoredState>> upgrader(
      Resource resource, long version, Diagnostics diagnostics) {
    var upgrader =
        session
            .guard(resource.method("stateUpgraders"), diagnostics)
            .call(() -> resource.stateUpgrader(version))
            .flatMap(found -> found);
    if (upgrader.isEmpty() && !diagnostics.hasErrors()) {
      diagnostics.add(otherVersion(resource, version));
    }
    return upgrader;
  }

  private Optional<CtyValue> upgraded(
      FormerState former,
      StateUpgrader<StoredState> upgrader,
      CtyValue stored,
      Diagnostics diagnostics) {
    var resource = former.resource();
    if (!(stored instanceof ObjectValue state)) {
      return Optional.of(CtyValue.nullOf(resource.schema().type()));
    }
    session.secrets().learn(upgrader.schema().members(), state);
    var members = resource.schema().members();
    var method = resource.method("upgrade from version " + upgrader.version());
    return session
        .guard(method, diagnostics)
        .call(() -> {
          former.learn(
              session.secrets(), resource.stateUpgraders().stream().map(StateUpgrader::schema));
          return (CtyValue) resource.upgrade(upgrader, former.raw().text(), state);
        })
        .map(today -> learned(members, WriteOnlyValues.removed(members, today)))
        .filter(today ->
            ViolationReport.report(
                ResultRules.upgraded(members, today),
                "returned a value that Terraform rejects",
                method,
                diagnostics));
  }

  private CtyValue learned(List<Attribute<?>> members, CtyValue today) {
    session.secrets().learn(members, today);
    return today;
  }

  private static Diagnostic otherVersion(Resource resource, long version) {
    var today = resource.schema().version();
    return Diagnostic.error(
        CtyPath.ROOT,
        "Unsupported state version of " + resource.typeName(),
        "The state was stored with schema version "
            + version
            + ", but this provider has version "
            + today
            + (version > today
                ? ". It was stored by a newer version of the provider; use that version."
                : " and cannot upgrade a state of that version. Use a provider version in"
                    + " between, or remove the"
                    + " resource from the state and import it again."));
  }
}
