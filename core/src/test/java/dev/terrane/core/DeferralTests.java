package dev.terrane.core;

import static dev.terrane.core.ProviderDouble.object;
import static dev.terrane.rpc.resource.ImportResourceStateRpc.IMPORT_RESOURCE_STATE;
import static dev.terrane.rpc.resource.PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ReadResourceRpc.READ_RESOURCE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.provider.Deferred.Reason;
import dev.terrane.provider.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A Core that allows deferrals does not check a deferred response, and does not apply it. */
final class DeferralTests {
  private static final CtyValue A = object("name", "a");
  private static final CtyValue STORED = object("name", "a", "id", "made");
  private static final Optional<Reason> ABSENT = Optional.of(Reason.ABSENT_PREREQUISITE);

  private final ProviderDouble provider = new ProviderDouble();
  private final ResourceInstance instance =
      provider.instance(CoreOptions.TERRAFORM_1_16.allowingDeferral());

  private void existing() {
    assertThat(instance.apply(A).all()).isEmpty();
    provider.calls();
  }

  private static PlanResourceChange.Response deferred(
      PlanResourceChange.Request request, CtyValue planned) {
    var plan = ProviderDouble.plan(request, planned, List.of(CtyPath.ROOT.attribute("fixed")));
    return new PlanResourceChange.Response(
        plan.plannedState(),
        plan.requiresReplace(),
        plan.plannedPrivate(),
        plan.plannedIdentity(),
        ABSENT,
        List.of());
  }

  private void defersPlans(CtyValue planned) {
    provider.set(PLAN_RESOURCE_CHANGE, request -> deferred(request, planned));
  }

  private void defersReads(CtyValue state) {
    provider.set(
        READ_RESOURCE,
        request ->
            new ReadResource.Response(
                ProviderDouble.sent(state),
                request.privateState(),
                request.currentIdentity(),
                ABSENT,
                List.of()));
  }

  @Test
  void df3ADeferredPlanIsNotChecked() {
    defersPlans(object("name", "not configured"));
    var change = instance.plan(A).get();
    assertThat(change.action()).isEqualTo(Action.CREATE);
    assertThat(change.deferral()).contains("absent_prereq");
  }

  @Test
  void aDeferredChangeIsNotApplied() {
    defersPlans(A);
    assertThat(instance.apply(A).all()).isEmpty();
    assertThat(provider.calls()).isEqualTo("| V P");
    assertThat(instance.exists()).isFalse();
  }

  @Test
  void aDeferredReplacementKeepsTheObject() {
    existing();
    var other = object("name", "a", "fixed", "x");
    defersPlans(other);
    var change = instance.plan(other).get();
    assertThat(change.action()).isEqualTo(Action.REPLACE);
    assertThat(change.deferral()).contains("absent_prereq");
    provider.calls();
    instance.apply(other);
    assertThat(provider.calls()).isEqualTo("| U R V P P");
    assertThat(instance.state()).isEqualTo(STORED);
  }

  @Test
  void aDeferredReadKeepsTheStateAndDefersTheChange() {
    existing();
    defersReads(object("name", "later", "id", "later"));
    assertThat(instance.refresh().all()).isEmpty();
    assertThat(instance.state()).isEqualTo(STORED);
    assertThat(instance.plan(object("name", "b")).get().deferral()).contains("absent_prereq");
    assertThat(instance.apply(object("name", "b")).all()).isEmpty();
    assertThat(instance.state()).isEqualTo(STORED);
  }

  @Test
  void aDeferredDestroyKeepsTheObject() {
    existing();
    defersPlans(STORED);
    assertThat(instance.destroy().all()).isEmpty();
    assertThat(instance.state()).isEqualTo(STORED);
    defersReads(STORED);
    provider.calls();
    assertThat(instance.destroy().all()).isEmpty();
    assertThat(provider.calls()).isEqualTo("| U R");
    assertThat(instance.state()).isEqualTo(STORED);
  }

  @Test
  void ap1ADeferralDuringApplyIsRefused() {
    var core = provider.instance();
    var allowed = new ArrayList<Boolean>();
    provider.set(
        PLAN_RESOURCE_CHANGE,
        request -> {
          var isAllowed = request.clientCapabilities().deferralAllowed();
          allowed.add(isAllowed);
          return isAllowed ? deferred(request, A) : ProviderDouble.planned(request);
        });
    assertThatThrownBy(() -> core.apply(A))
        .isInstanceOf(CoreException.class)
        .hasMessageContaining("(AP1)");
    assertThat(allowed).containsExactly(false, true);
    assertThat(core.exists()).isFalse();
  }

  @Test
  void i9ADeferredImportIsAnError() {
    provider.set(
        IMPORT_RESOURCE_STATE, _ -> new ImportResourceState.Response(List.of(), ABSENT, List.of()));
    assertThat(instance.importId("a").all())
        .extracting(Diagnostic::summary)
        .containsExactly("Cannot import deferred remote object");
    assertThat(instance.exists()).isFalse();
  }
}
