package dev.terrane.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.Call;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.tests.house.Door;
import dev.terrane.tests.house.House;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Changes that wait for another plan. An acceptance test runs this class on a CLI, which must have
/// been built with experiments.
@ProviderTest(House.class)
@Needs(CliFeature.DEFERRALS)
class DeferredChangeTests {
  private enum Waiting {
    NOTHING,
    PLAN,
    READ,
    DESTROY
  }

  private final AtomicReference<Waiting> waiting = new AtomicReference<>(Waiting.NOTHING);
  private final Core core;
  private final Late late = new Late();
  private final ResourceInstance<ObjectView> door;

  DeferredChangeTests(Core core) {
    this.core = core.using(late.provider()).allowingDeferral();
    this.door = this.core.resource(late);
  }

  /// A door of a house that is not always there.
  private final class Late extends Door
      implements Planning<Map<String, ObjectView>, ValueView, ObjectView, ValueView> {
    private void defer(Waiting what) {
      if (waiting.get() == what) {
        throw Deferred.because(Deferred.Reason.ABSENT_PREREQUISITE, "There is no house.");
      }
    }

    @Override
    public ValueView plan(
        PlanCall<Map<String, ObjectView>> call,
        ValueView config,
        @Nullable ObjectView before,
        ValueView proposed) {
      defer(Waiting.PLAN);
      return proposed;
    }

    @Override
    public void planDestroy(PlanCall<Map<String, ObjectView>> call, ObjectView last) {
      defer(Waiting.DESTROY);
    }

    @Override
    public Optional<ObjectView> read(Call<Map<String, ObjectView>> call, ObjectView last) {
      defer(Waiting.READ);
      return super.read(call, last);
    }
  }

  private static Configuration narrow(Configuration in) {
    return in.set(Door.NAME, "a").set(Door.WIDTH, 80);
  }

  private static Configuration wide(Configuration in) {
    return in.set(Door.NAME, "a").set(Door.WIDTH, 90);
  }

  /// So that the door can be destroyed.
  @AfterEach
  void waitForNothing() {
    waiting.set(Waiting.NOTHING);
  }

  @Test
  void aDeferredObjectIsNotCreated() {
    waiting.set(Waiting.PLAN);
    var change = door.applyDeferred(DeferredChangeTests::narrow);
    assertThat(change.deferral()).contains("absent_prereq");
    assertThat(change.action()).isEqualTo(Action.CREATE);
    assertThat(door.exists()).isFalse();
    waiting.set(Waiting.NOTHING);
    assertThat(door.plan(DeferredChangeTests::narrow).deferral()).isEmpty();
    door.apply(DeferredChangeTests::narrow);
    assertThat(door.state().get(Door.WIDTH)).isEqualTo(80);
  }

  @Test
  void aDeferredUpdateKeepsTheObject() {
    door.apply(DeferredChangeTests::narrow);
    waiting.set(Waiting.PLAN);
    var change = door.applyDeferred(DeferredChangeTests::wide);
    assertThat(change.action()).isEqualTo(Action.UPDATE);
    assertThat(change.changes(Door.WIDTH)).isTrue();
    assertThat(door.state().get(Door.WIDTH)).isEqualTo(80);
  }

  @Test
  void aDeferredReadDefersTheChange() {
    door.apply(DeferredChangeTests::narrow);
    waiting.set(Waiting.READ);
    var change = door.applyDeferred(DeferredChangeTests::wide);
    assertThat(change.deferral()).contains("absent_prereq");
    assertThat(door.state().get(Door.WIDTH)).isEqualTo(80);
  }

  @Test
  void aDeferralThatIsNotExpectedFailsTheStep() {
    waiting.set(Waiting.PLAN);
    assertThatThrownBy(() -> door.apply(DeferredChangeTests::narrow))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the plan after apply is deferred: absent_prereq");
  }

  @Test
  void aDeferralThatDoesNotOccurFails() {
    assertThatThrownBy(() -> door.applyDeferred(DeferredChangeTests::narrow))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the change is not deferred; if that is correct, use apply");
    assertThat(door.exists()).isFalse();
  }

  @Test
  void aDeferredDestroyFailsTheStep() {
    door.apply(DeferredChangeTests::narrow);
    waiting.set(Waiting.DESTROY);
    assertThatThrownBy(door::destroy)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the destroy is deferred");
    assertThat(door.exists()).isTrue();
  }

  @Test
  @Needs(CliFeature.HCL)
  void changesOfDependantsAreDeferred() {
    var house =
        core.hcl(
            """
            resource "house_door" "a" {
              name = "a"
            }

            resource "house_door" "b" {
              name  = "b"
              width = house_door.a.number
            }
            """);
    waiting.set(Waiting.PLAN);
    var plan = house.plan();
    assertThat(plan.deferral("house_door.a")).contains("absent_prereq");
    assertThat(plan.deferral("house_door.b")).isPresent();
    assertThat(plan.change(late, "house_door.a").action()).isEqualTo(Action.CREATE);
    waiting.set(Waiting.NOTHING);
    house.apply();
    assertThat(house.state(late, "house_door.b").get(Door.WIDTH)).isEqualTo(1);
  }
}
