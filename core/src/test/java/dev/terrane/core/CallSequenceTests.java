package dev.terrane.core;

import static dev.terrane.core.ProviderDouble.ERROR;
import static dev.terrane.core.ProviderDouble.object;
import static dev.terrane.rpc.resource.ApplyResourceChangeRpc.APPLY_RESOURCE_CHANGE;
import static dev.terrane.rpc.resource.ReadResourceRpc.READ_RESOURCE;
import static dev.terrane.rpc.resource.UpgradeResourceIdentityRpc.UPGRADE_RESOURCE_IDENTITY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceIdentity;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The calls of each command: a bar is a new phase, a letter the first one of an RPC's name. */
final class CallSequenceTests {
  private static final CtyValue A = object("name", "a");
  private static final CtyValue B = object("name", "b");

  private final ProviderDouble provider = new ProviderDouble();
  private final ResourceInstance instance = provider.instance();

  private void existing() {
    assertThat(instance.apply(A).all()).isEmpty();
    provider.calls();
  }

  @Test
  void validateNeedsNoConfiguredProvider() {
    instance.validate(A);
    assertThat(provider.calls()).isEqualTo("V");
  }

  @Test
  void planOfANewInstance() {
    assertThat(instance.plan(A).action()).isEqualTo(Action.CREATE);
    assertThat(provider.calls()).isEqualTo("| V P");
  }

  @Test
  void planOfAnExistingInstance() {
    existing();
    assertThat(instance.plan(B).action()).isEqualTo(Action.UPDATE);
    assertThat(provider.calls()).isEqualTo("| U R V P");
    instance.planWithoutRefresh(B);
    assertThat(provider.calls()).isEqualTo("| U V P");
  }

  @Test
  void create() {
    instance.apply(A);
    assertThat(provider.calls()).isEqualTo("| V P | V P A");
    assertThat(instance.state()).isEqualTo(object("name", "a", "id", "made"));
  }

  @Test
  void update() {
    existing();
    instance.apply(B);
    assertThat(provider.calls()).isEqualTo("| U R V P | U V P A");
    assertThat(instance.state()).isEqualTo(object("name", "b", "id", "made"));
  }

  @Test
  void nothingIsAppliedWhereNothingChanges() {
    existing();
    instance.apply(A);
    assertThat(provider.calls()).isEqualTo("| U R V P");
  }

  @Test
  void aReplacementIsPlannedTwiceDeletedAndCreated() {
    existing();
    var plan = instance.plan(object("name", "a", "fixed", "x"));
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.replace()).containsExactly("fixed");
    assertThat(provider.calls()).isEqualTo("| U R V P P");
    instance.apply(object("name", "a", "fixed", "x"));
    assertThat(provider.calls()).isEqualTo("| U R V P P | U A V P A");
  }

  @Test
  void aReplacementEndsWhenItCannotDelete() {
    existing();
    provider.set(APPLY_RESOURCE_CHANGE, _ -> ProviderDouble.state(nothing(), ERROR));
    assertThat(instance.apply(object("name", "a", "fixed", "x")).ok()).isFalse();
    assertThat(provider.calls()).isEqualTo("| U R V P P | U A");
    assertThat(instance.state()).isEqualTo(object("name", "a", "id", "made"));
  }

  private static CtyValue nothing() {
    return CtyValue.nullOf(ProviderDouble.SCHEMA.type());
  }

  @Test
  void aTaintedInstanceIsPlannedOnceAsNew() {
    provider.set(
        APPLY_RESOURCE_CHANGE, _ -> ProviderDouble.state(object("name", "a", "id", "x"), ERROR));
    instance.apply(A);
    assertThat(instance.stored().tainted()).isTrue();
    provider.calls();
    assertThat(instance.plan(A).action()).isEqualTo(Action.REPLACE);
    assertThat(provider.calls()).isEqualTo("| U R V P");
  }

  @Test
  void destroy() {
    existing();
    instance.destroy();
    assertThat(provider.calls()).isEqualTo("| U R P | U A");
    assertThat(instance.exists()).isFalse();
    instance.destroy();
    assertThat(provider.calls()).isEqualTo("|");
  }

  @Test
  void anImportIsRead() {
    instance.importId("a");
    assertThat(provider.calls()).isEqualTo("| I R");
    assertThat(instance.exists()).isTrue();
  }

  @Test
  void whatIsGoneIsCreatedAgain() {
    existing();
    provider.set(
        READ_RESOURCE,
        _ ->
            new ReadResource.Response(
                ProviderDouble.sent(nothing()),
                Bytes.EMPTY,
                DynamicValue.ABSENT,
                Optional.empty(),
                List.of()));
    assertThat(instance.plan(A).action()).isEqualTo(Action.CREATE);
  }

  @Test
  void anErrorOfARefreshEndsTheCommandAndKeepsTheState() {
    existing();
    var before = instance.stored();
    provider.set(
        READ_RESOURCE,
        _ ->
            new ReadResource.Response(
                ProviderDouble.sent(B), Bytes.EMPTY, DynamicValue.ABSENT, Optional.empty(), ERROR));
    assertThat(instance.apply(B).all()).isEqualTo(ERROR);
    assertThat(provider.calls()).isEqualTo("| U R");
    assertThat(instance.stored()).isEqualTo(before);
  }

  @Test
  void anIdentityOfAnotherVersionIsUpgraded() {
    existing();
    var old = instance.stored().identity().orElseThrow();
    var stored = instance.stored();
    instance.store(
        new StoredObject(
            stored.json(),
            stored.privateState(),
            false,
            stored.version(),
            Optional.of(new StoredObject.StoredIdentity(old.json(), 0))));
    provider.set(
        UPGRADE_RESOURCE_IDENTITY,
        _ -> new UpgradeResourceIdentity.Response(ProviderDouble.identity("now"), List.of()));
    instance.refresh();
    assertThat(provider.calls()).isEqualTo("| U UI R");
    assertThat(instance.identity().orElseThrow().toString()).contains("now");
  }
}
