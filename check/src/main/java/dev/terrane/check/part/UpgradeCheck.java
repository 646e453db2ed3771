package dev.terrane.check.part;

import static dev.terrane.rpc.resource.UpgradeResourceStateRpc.UPGRADE_RESOURCE_STATE;

import dev.terrane.check.config.Configurations;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.RawState;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.rules.Members;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Checks that a state of the current version is returned unchanged (U4), and that a state that is
/// not JSON is an error.
final class UpgradeCheck implements Check {
  private static final String CHANGED = "a state of the current version is changed";
  private static final byte[] GARBAGE = "{\"id\": ".getBytes(StandardCharsets.UTF_8);

  @Override
  public String name() {
    return "upgrade";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.is(Kinds.RESOURCE) && PartConfigurations.schema(part, context).isPresent();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var schema = PartConfigurations.schema(part, context).orElseThrow();
    var generated = Configurations.state(schema.members());
    unchanged(part, schema, new State(generated, arguments(schema)), context);
    var response = upgrade(part, schema, GARBAGE, context);
    if (response.diagnostics().stream().noneMatch(Diagnostic::isError)) {
      context.findings().error("garbage", "", "a state that is not JSON is accepted");
    }
  }

  /// A state, and the attributes whose values must not change.
  private record State(CtyValue value, List<Attribute<?>> kept) {}

  /// The provider may compute other values for a state that was made up.
  private static List<Attribute<?>> arguments(Schema schema) {
    return schema.members().stream()
        .filter(one -> !one.is(Trait.COMPUTED))
        .<Attribute<?>>map(one -> one)
        .toList();
  }

  /// Checks the upgrade of a state that the provider has returned.
  static void stored(CheckedPart part, Schema schema, CtyValue state, CheckContext context) {
    unchanged(part, schema, new State(state, schema.members()), context);
  }

  private static void unchanged(
      CheckedPart part, Schema schema, State state, CheckContext context) {
    var response = upgrade(part, schema, Json.encode(state.value(), schema.type()), context);
    // The provider may check the values, which were made up.
    if (response.diagnostics().stream().anyMatch(Diagnostic::isError)) {
      return;
    }
    try {
      var upgraded = response.upgradedState().decode(schema.type());
      var violations = ResultRules.upgraded(schema.members(), upgraded);
      context.findings().violations(violations);
      if (violations.isEmpty()) {
        difference(state, upgraded)
            .ifPresent(place -> context.findings().error("round-trip", place.name(), CHANGED));
      }
    } catch (CtyException e) {
      context.findings().error("W1", e.path().toString(), "the upgraded state: " + e.reason());
    }
  }

  /// The first attribute that differs.
  private static Optional<Attribute<?>> difference(State before, CtyValue after) {
    return before.kept().stream()
        .filter(one -> !Members.get(before.value(), one).equals(Members.get(after, one)))
        .<Attribute<?>>map(one -> one)
        .findFirst();
  }

  private static UpgradeResourceState.Response upgrade(
      CheckedPart part, Schema schema, byte[] json, CheckContext context) {
    var state = new RawState(Bytes.of(json), Map.of());
    return context
        .provider()
        .started()
        .call(
            UPGRADE_RESOURCE_STATE,
            new UpgradeResourceState.Request(part.name(), schema.version(), state));
  }
}
