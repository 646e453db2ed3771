package dev.terrane.engine.core;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.rules.ProposedNew;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Map;

/// The RPCs about one resource type in one session, with values instead of bytes.
final class Calls {
  private final Session session;
  private final String typeName;
  private final Schema schema;

  Calls(Session session, String typeName, Schema schema) {
    this.session = session;
    this.typeName = typeName;
    this.schema = schema;
  }

  /// An answer: a value, what is kept beside it, what was said, and paths where there are any.
  record ReturnedValue(
      CtyValue value, Bytes privateState, Findings findings, List<CtyPath> replace) {}

  Findings validate(CtyValue config) {
    var request = new ValidateResourceConfig.Request(typeName, sent(config), TestCore.CAPABILITIES);
    return new Findings(new ValidateResourceConfig(session).run(request).diagnostics());
  }

  ReturnedValue upgrade(Stored stored) {
    var raw = new RawState(stored.json(), Map.of());
    var request = new UpgradeResourceState.Request(typeName, stored.version(), raw);
    var response = new UpgradeResourceState(session).run(request);
    return answer(response.upgradedState(), stored.privateState(), response.diagnostics());
  }

  ReturnedValue read(CtyValue state, Bytes privateState) {
    var request =
        new ReadResource.Request(
            typeName, sent(state), privateState, DynamicValue.ABSENT, TestCore.CAPABILITIES);
    var response = new ReadResource(session).run(request);
    return answer(response.newState(), response.privateState(), response.diagnostics());
  }

  ReturnedValue plan(CtyValue prior, CtyValue config, Bytes privateState) {
    var proposed = config.isNull() ? config : ProposedNew.of(schema.members(), prior, config);
    var request =
        new PlanResourceChange.Request(
            typeName,
            sent(prior),
            sent(proposed),
            sent(config),
            privateState,
            Bytes.EMPTY,
            DynamicValue.ABSENT,
            TestCore.CAPABILITIES);
    var response = new PlanResourceChange(session).run(request);
    return new ReturnedValue(
        received(response.plannedState()),
        response.plannedPrivate(),
        new Findings(response.diagnostics()),
        response.requiresReplace());
  }

  ReturnedValue apply(CtyValue prior, CtyValue planned, CtyValue config, Bytes privateState) {
    var request =
        new ApplyResourceChange.Request(
            typeName, sent(prior), sent(planned), sent(config), privateState, DynamicValue.ABSENT);
    var response = new ApplyResourceChange(session).run(request);
    return answer(response.newState(), response.privateState(), response.diagnostics());
  }

  ImportResourceState.Response importId(String id) {
    return importObject(id, DynamicValue.ABSENT);
  }

  ImportResourceState.Response importIdentity(CtyValue identity) {
    return importObject("", DynamicValue.of(identity, identity.type()));
  }

  private ImportResourceState.Response importObject(String id, DynamicValue identity) {
    var request = new ImportResourceState.Request(typeName, id, identity, TestCore.CAPABILITIES);
    return new ImportResourceState(session).run(request);
  }

  CtyValue received(DynamicValue value) {
    return value.decode(schema.type());
  }

  private DynamicValue sent(CtyValue value) {
    return DynamicValue.of(value, schema.type());
  }

  private ReturnedValue answer(
      DynamicValue value, Bytes privateState, List<dev.terrane.provider.Diagnostic> findings) {
    return new ReturnedValue(received(value), privateState, new Findings(findings), List.of());
  }
}
