package dev.terrane.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.resource.StateOnly;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.tests.house.Door;
import dev.terrane.tests.house.House;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/// The life of a resource, and a provider that breaks a rule for each rule that is checked. An
/// acceptance test runs this class on a CLI.
@ProviderTest(House.class)
class ResourceInstanceTests {
  private final Core core;

  ResourceInstanceTests(Core core) {
    this.core = core;
  }

  private static Configuration narrow(Configuration in) {
    return in.set(Door.NAME, "a").set(Door.WIDTH, 80).set(Door.KEY, "s3cret");
  }

  private ResourceInstance<ObjectView> instance(Door door) {
    return core.using(door.provider()).resource(door);
  }

  private static void assertFails(ThrowingCallable step, String message) {
    assertThatThrownBy(step).isInstanceOf(AssertionError.class).hasMessageContaining(message);
  }

  @Test
  void anObjectIsCreatedChangedImportedAndDestroyed() {
    var door = instance(new Door());
    assertThat(door.plan(ResourceInstanceTests::narrow).isUnknown(Door.NUMBER)).isTrue();
    door.apply(ResourceInstanceTests::narrow).importsById("a");
    assertThat(door.state().get(Door.NUMBER)).isEqualTo(1);
    var plan = door.plan(in -> narrow(in).unset(Door.WIDTH));
    assertThat(plan.action()).isEqualTo(Action.UPDATE);
    assertThat(plan.changes(Door.WIDTH)).isTrue();
    assertThat(plan.changes(Door.NUMBER)).isFalse();
    door.apply(in -> narrow(in).unset(Door.WIDTH));
    door.destroy();
    assertThat(door.exists()).isFalse();
  }

  @Test
  @Needs(CliFeature.RESOURCE_IDENTITY)
  void anObjectIsImportedByItsIdentity() {
    instance(new Door()).apply(ResourceInstanceTests::narrow).importsByIdentity();
  }

  @Test
  @Needs(CliFeature.RESOURCE_IDENTITY)
  void theStateContainsTheIdentity() {
    var stored = instance(new Door()).apply(ResourceInstanceTests::narrow).stored();
    assertThat(stored.identity().get(Door.NAME)).isEqualTo("a");
    assertThat(stored.identity().find(Door.WIDTH)).isEmpty();
    assertThat(stored.values().get(Door.WIDTH)).isEqualTo(80);
  }

  @Test
  void sensitiveValuesOfTheStateAreThoseOfTheSchema() {
    var door = instance(new Door());
    var stored = door.apply(ResourceInstanceTests::narrow).stored();
    assertThat(stored.isSensitive(Door.KEY)).isTrue();
    assertThat(stored.isSensitive(Door.NAME)).isFalse();
    door.destroy();
    assertFails(door::stored, "the state contains no house_door");
  }

  @Test
  void anUnknownArgumentIsKnownDuringApply() {
    var door = instance(new Door());
    door.apply(in -> narrow(in).unknown(Door.WIDTH), ResourceInstanceTests::narrow);
    assertThat(door.state().get(Door.WIDTH)).isEqualTo(80);
  }

  @Test
  void anOtherIdentityIsAnotherObject() {
    var door = instance(new Door());
    door.apply(ResourceInstanceTests::narrow);
    var plan = door.plan(in -> in.set(Door.NAME, "b"));
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.isReplacedBecauseOf(Door.NAME)).isTrue();
    assertThat(plan.isReplacedBecauseOf(Door.WIDTH)).isFalse();
  }

  @Test
  void aResultThatDiffersFromThePlanFailsTheApply() {
    var door =
        new Door() {
          @Override
          public ObjectView create(ApplyCall<Map<String, ObjectView>> call, ObjectView in) {
            return super.create(call, in).with(WIDTH, 90);
          }
        };
    assertFails(() -> instance(door).apply(ResourceInstanceTests::narrow), "width");
  }

  @Test
  void aReadThatFindsOtherValuesThanAppliedFailsTheApply() {
    var door =
        new Door() {
          @Override
          public Optional<ObjectView> read(Call<Map<String, ObjectView>> call, ObjectView last) {
            return super.read(call, last).map(found -> found.with(WIDTH, 90).with(KEY, "x"));
          }
        };
    assertThatThrownBy(() -> instance(door).apply(ResourceInstanceTests::narrow))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll(
            "house_door: a refresh after apply", "width: ", "key: (sensitive value)")
        .hasMessageNotContaining("s3cret");
  }

  /// Its remote side changes the width.
  private static final class Swelling extends Door {
    @Override
    public Optional<ObjectView> read(Call<Map<String, ObjectView>> call, ObjectView last) {
      return super.read(call, last).map(found -> found.with(WIDTH, 90));
    }
  }

  @Test
  void aPlanMayBeNotEmptyAfterApply() {
    var plan = instance(new Swelling()).applyWithNonEmptyPlan(ResourceInstanceTests::narrow);
    assertThat(plan.action()).isEqualTo(Action.UPDATE);
    assertThat(plan.changes(Door.WIDTH)).isTrue();
  }

  @Test
  void anEmptyPlanThatIsExpectedNotToBeFails() {
    assertFails(
        () -> instance(new Door()).applyWithNonEmptyPlan(ResourceInstanceTests::narrow),
        "house_door: the plan after apply is empty; if that is correct, use apply");
  }

  @Test
  void anObjectThatIsStillThereFailsTheDestroy() {
    var deletes = new AtomicInteger();
    var door =
        new Door() {
          @Override
          public void delete(Call<Map<String, ObjectView>> call, ObjectView last) {
            if (deletes.incrementAndGet() > 1) {
              super.delete(call, last);
            }
          }
        };
    var instance = instance(door).apply(ResourceInstanceTests::narrow);
    assertFails(instance::destroy, "house_door: the object still exists after destroy");
  }

  @Test
  void anImportOfAnotherStateFails() {
    var door =
        new Door() {
          @Override
          public Optional<ObjectView> read(Call<Map<String, ObjectView>> call, ObjectView last) {
            var found = super.read(call, last);
            return last.find(NUMBER).isPresent() ? found : found.map(one -> one.with(WIDTH, null));
          }
        };
    var instance = instance(door).apply(ResourceInstanceTests::narrow);
    assertFails(() -> instance.importsById("a"), "differs from the state:\n  width: ");
  }

  @Test
  void anExpectedErrorThatDoesNotOccurFails() {
    assertFails(
        () -> instance(new Door()).applyFails(ResourceInstanceTests::narrow),
        "was to fail, but succeeded");
  }

  @Test
  void anExpectedErrorIsReturned() {
    var door =
        new Door() {
          @Override
          public ObjectView create(ApplyCall<Map<String, ObjectView>> call, ObjectView in) {
            throw new Failure("No space", "All doors are made.");
          }
        };
    assertThat(instance(door).applyFails(ResourceInstanceTests::narrow))
        .extracting(Diagnostic::summary)
        .containsExactly("No space");
  }

  @Test
  void anErrorOfTheProviderFailsTheStepWithItsText() {
    assertFails(() -> instance(new Door()).apply(in -> in), "house_door: validate failed");
  }

  @Test
  void anObjectThatAReadDoesNotFindFailsTheApply() {
    var door =
        new Door() {
          @Override
          public Optional<ObjectView> read(Call<Map<String, ObjectView>> call, ObjectView last) {
            return Optional.empty();
          }
        };
    assertFails(() -> instance(door).apply(ResourceInstanceTests::narrow), "there is no object");
  }

  /// Exists only in the state.
  private static final class Mark extends Door implements StateOnly {
    @Override
    public Optional<ObjectView> read(Call<Map<String, ObjectView>> call, ObjectView last) {
      return Optional.of(last);
    }
  }

  @Test
  void anObjectThatExistsOnlyInTheStateIsNotReadAfterItsDestroy() {
    var mark = instance(new Mark()).apply(ResourceInstanceTests::narrow);
    mark.destroy();
    assertThat(mark.exists()).isFalse();
  }

  @Test
  void linesOfTheLogAreKept() {
    core.resource(new Door()).apply(ResourceInstanceTests::narrow);
    assertThat(core.log()).anyMatch(line -> line.message().equals("creating a"));
  }

  @Test
  void anObjectThatATestLeavesIsDestroyed() {
    var house = new House();
    core.using(house).resource(house.door()).apply(ResourceInstanceTests::narrow);
    core.close();
    assertThat(house.doors()).isEmpty();
  }
}
