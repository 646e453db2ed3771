package dev.terrane.core;

import static dev.terrane.core.ProviderDouble.ERROR;
import static dev.terrane.core.ProviderDouble.STRING;
import static dev.terrane.core.ProviderDouble.object;
import static dev.terrane.core.ProviderDouble.sent;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.resource.ApplyResourceChangeRpc.APPLY_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ImportResourceStateRpc.IMPORT_RESOURCE_STATE;
import static dev.terrane.rpc.resource.PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ReadResourceRpc.READ_RESOURCE;
import static dev.terrane.rpc.resource.UpgradeResourceStateRpc.UPGRADE_RESOURCE_STATE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/**
 * Tests the responses that Core rejects, and those that it stores nevertheless. Rules have Core's
 * names.
 */
final class RuleTests {
  private static final CtyValue A = object("name", "a");
  private static final CtyValue NOTHING = CtyValue.nullOf(ProviderDouble.SCHEMA.type());

  private final ProviderDouble provider = new ProviderDouble();
  private final ResourceInstance instance = provider.instance();

  private static void refused(String rule, ThrowingCallable command) {
    assertThatThrownBy(command)
        .isInstanceOf(CoreException.class)
        .hasMessageContaining("(" + rule + ")");
  }

  private void plans(CtyValue planned) {
    provider.set(PLAN_RESOURCE_CHANGE, request -> ProviderDouble.plan(request, planned, List.of()));
  }

  private void applies(CtyValue state) {
    provider.set(APPLY_RESOURCE_CHANGE, _ -> ProviderDouble.state(state, List.of()));
  }

  @Test
  void aPlanThatChangesTheConfigurationIsRefused() {
    plans(object("name", "b"));
    refused("A8", () -> instance.plan(A));
  }

  @Test
  void aPlanWithAWriteOnlyValueIsRefused() {
    plans(object("name", "a", "secret", "x"));
    refused("P3", () -> instance.plan(object("name", "a", "secret", "x")));
  }

  @Test
  void aPlanThatDoesNotMatchTheSchemaIsRefused() {
    provider.set(
        PLAN_RESOURCE_CHANGE,
        request ->
            new PlanResourceChange.Response(
                DynamicValue.of(CtyValue.string("a"), STRING),
                List.of(),
                Bytes.EMPTY,
                request.priorIdentity(),
                Optional.empty(),
                List.of()));
    assertThatThrownBy(() -> instance.plan(A))
        .isInstanceOf(CoreException.class)
        .hasMessageStartingWith("plan: the response does not match the schema: ");
  }

  @Test
  void aPathThatIsInNoObjectIsRefused() {
    instance.apply(A);
    var path = CtyPath.ROOT.attribute("other");
    provider.set(
        PLAN_RESOURCE_CHANGE,
        request -> ProviderDouble.plan(request, object("name", "b", "id", "made"), List.of(path)));
    refused("RR2", () -> instance.plan(object("name", "b")));
  }

  @Test
  void anUnknownIdentityIsPlannedOnlyForANewObject() {
    var unknown =
        DynamicValue.of(
            CtyValue.object(Map.of("id", CtyValue.unknown(STRING))), ProviderDouble.IDENTITY);
    provider.set(
        PLAN_RESOURCE_CHANGE,
        request -> {
          var plan = ProviderDouble.planned(request);
          return new PlanResourceChange.Response(
              plan.plannedState(),
              List.of(),
              plan.plannedPrivate(),
              unknown,
              Optional.empty(),
              List.of());
        });
    assertThat(instance.apply(A).all()).isEmpty();
    refused("R4", () -> instance.plan(object("name", "b")));
  }

  @Test
  void aDestructionThatPlansAnObjectIsRefused() {
    instance.apply(A);
    plans(object("name", "a", "id", "made"));
    refused("D3", instance::destroy);
  }

  @Test
  void theFinalPlanHasTheSameAction() {
    instance.apply(A);
    var first = new ArrayList<CtyValue>(List.of(object("name", "b", "id", "made")));
    provider.set(
        PLAN_RESOURCE_CHANGE,
        request ->
            first.isEmpty()
                ? ProviderDouble.plan(
                    request,
                    object("name", "b", "id", "other"),
                    List.of(CtyPath.ROOT.attribute("id")))
                : ProviderDouble.plan(request, first.removeFirst(), List.of()));
    refused("AP2", () -> instance.apply(object("name", "b")));
  }

  @Test
  void theFinalPlanOnlyFillsInWhatIsUnknown() {
    var planned = new ArrayList<>(List.of("x", "y"));
    provider.set(
        PLAN_RESOURCE_CHANGE,
        request ->
            ProviderDouble.plan(
                request, object("name", "a", "id", planned.removeFirst()), List.of()));
    refused("K13", () -> instance.apply(A));
    assertThat(instance.exists()).isFalse();
  }

  @Test
  void thePlannedPrivateStateIsInTheFinalPlan() {
    var sent = new ArrayList<Bytes>();
    provider.set(
        PLAN_RESOURCE_CHANGE,
        request -> {
          sent.add(request.plannedPrivate());
          return ProviderDouble.planned(request);
        });
    instance.apply(A);
    assertThat(sent).containsExactly(Bytes.EMPTY, Bytes.of(new byte[] {1}));
  }

  @Test
  void aResultThatDiffersFromThePlanIsRefusedAndStored() {
    applies(object("name", "b", "id", "made"));
    refused("K13", () -> instance.apply(A));
    assertThat(instance.state()).isEqualTo(object("name", "b", "id", "made"));
    assertThat(instance.stored().tainted()).isTrue();
  }

  @Test
  void anUnknownInAResultIsRefusedAndStoredAsNull() {
    applies(((ObjectValue) A).with("id", CtyValue.unknown(STRING)));
    refused("AP9", () -> instance.apply(A));
    assertThat(instance.state()).isEqualTo(A);
  }

  @Test
  void aResultWithAWriteOnlyValueIsRefusedAndNotStored() {
    applies(object("name", "a", "id", "made", "secret", "x"));
    refused("AP8", () -> instance.apply(A));
    assertThat(instance.exists()).isFalse();
  }

  @Test
  void aCreationThatReturnsNothingIsRefused() {
    applies(NOTHING);
    assertThatThrownBy(() -> instance.apply(A)).isInstanceOf(CoreException.class);
    assertThat(instance.exists()).isFalse();
  }

  @Test
  void aDeletionThatReturnsAnObjectIsRefused() {
    instance.apply(A);
    applies(object("name", "a", "id", "made"));
    refused("AP11", instance::destroy);
    assertThat(instance.exists()).isTrue();
  }

  @Test
  void aFailedCreationThatReturnsAnObjectTaintsIt() {
    provider.set(
        APPLY_RESOURCE_CHANGE,
        _ -> ProviderDouble.state(object("name", "other", "id", "made"), ERROR));
    assertThat(instance.apply(A).all()).isEqualTo(ERROR);
    assertThat(instance.state()).isEqualTo(object("name", "other", "id", "made"));
    assertThat(instance.stored().tainted()).isTrue();
  }

  @Test
  void aFailedCreationThatReturnsNothingStoresNothing() {
    provider.set(APPLY_RESOURCE_CHANGE, _ -> ProviderDouble.state(NOTHING, ERROR));
    assertThat(instance.apply(A).all()).isEqualTo(ERROR);
    assertThat(instance.exists()).isFalse();
  }

  @Test
  void aFailedUpdateStoresWhatItReturnsUntainted() {
    instance.apply(A);
    provider.set(
        APPLY_RESOURCE_CHANGE,
        _ -> ProviderDouble.state(object("name", "half", "id", "made"), ERROR));
    assertThat(instance.apply(object("name", "b")).all()).isEqualTo(ERROR);
    assertThat(instance.state()).isEqualTo(object("name", "half", "id", "made"));
    assertThat(instance.stored().tainted()).isFalse();
  }

  @Test
  void anObjectThatIsReadIsKnown() {
    instance.apply(A);
    var unknown = ((ObjectValue) A).with("id", CtyValue.unknown(STRING));
    provider.set(
        READ_RESOURCE,
        request ->
            new ReadResource.Response(
                sent(unknown),
                Bytes.EMPTY,
                request.currentIdentity(),
                Optional.empty(),
                List.of()));
    refused("R6", instance::refresh);
  }

  @Test
  void anUpgradedObjectHasNoWriteOnlyValue() {
    instance.apply(A);
    provider.set(
        UPGRADE_RESOURCE_STATE,
        _ ->
            new UpgradeResourceState.Response(sent(object("name", "a", "secret", "x")), List.of()));
    refused("U4", instance::refresh);
  }

  @Test
  void anImportReturnsOneObjectWhichExists() {
    provider.set(
        IMPORT_RESOURCE_STATE,
        _ -> new ImportResourceState.Response(List.of(), Optional.empty(), List.of()));
    refused("I2", () -> instance.importId("a"));
    provider.set(IMPORT_RESOURCE_STATE, _ -> ProviderDouble.imported(NOTHING, DynamicValue.ABSENT));
    refused("I5", () -> instance.importId("a"));
    var identity = CtyValue.object(Map.of("id", CtyValue.string("made")));
    refused("I3", () -> instance.importIdentity(identity));
  }

  @Test
  void anImportOfWhatCannotBeReadIsAnError() {
    provider.set(
        READ_RESOURCE,
        _ ->
            new ReadResource.Response(
                sent(NOTHING), Bytes.EMPTY, DynamicValue.ABSENT, Optional.empty(), List.of()));
    assertThat(instance.importId("a").only().summary())
        .isEqualTo("Cannot import non-existent remote object");
    assertThat(instance.exists()).isFalse();
  }

  @Test
  void aDeferralIsRefused() {
    provider.set(
        IMPORT_RESOURCE_STATE,
        _ ->
            new ImportResourceState.Response(
                List.of(), Optional.of(Deferred.Reason.ABSENT_PREREQUISITE), List.of()));
    refused("R3", () -> instance.importId("a"));
  }

  @Test
  void withoutRulesAResultCountsAsItIs() {
    var lenient =
        provider.instance(
            new CoreOptions("1.16.0", CoreOptions.TERRAFORM_1_16.capabilities(), false));
    applies(object("name", "b", "id", "made"));
    assertThat(lenient.apply(A).all()).isEmpty();
    assertThat(lenient.state()).isEqualTo(object("name", "b", "id", "made"));
    assertThat(lenient.stored().tainted()).isFalse();
  }

  @Test
  void schemasWithAnErrorAreRefused() {
    provider.set(
        GET_PROVIDER_SCHEMA,
        _ ->
            new GetProviderSchema.Response(
                Schema.provider(), Declarations.NONE, ServerCapabilities.CURRENT, ERROR));
    assertThatThrownBy(provider::instance)
        .isInstanceOf(CoreException.class)
        .hasMessageContaining("It failed.");
  }

  @Test
  void aResourceThatIsNotDeclaredIsNamed() {
    var core = new Core(provider, CoreOptions.TERRAFORM_1_16);
    assertThatThrownBy(() -> core.resource("t_other"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the provider has no resource t_other, only [t_thing]");
    assertThat(instance.identityType()).isEqualTo(CtyType.object(Map.of("id", STRING)));
  }
}
