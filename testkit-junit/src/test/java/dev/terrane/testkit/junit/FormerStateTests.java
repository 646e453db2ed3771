package dev.terrane.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.Failure;
import dev.terrane.provider.resource.MoveCall;
import dev.terrane.provider.resource.MoveSource;
import dev.terrane.provider.resource.Moving;
import dev.terrane.provider.resource.StateMover;
import dev.terrane.provider.resource.StateUpgrader;
import dev.terrane.provider.resource.Upgrading;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.tests.house.Door;
import dev.terrane.tests.house.House;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/// States of former versions and of other types, and a provider that breaks a rule for each rule
/// that is checked. An acceptance test runs this class on a CLI.
@ProviderTest(House.class)
class FormerStateTests {
  private static final Attribute<String> TITLE = Attribute.string("title").required();
  private static final Attribute<Integer> SIZE = Attribute.int32("size").optional();
  private static final String FORMER = "{\"title\": \"a\", \"size\": 80, \"color\": \"red\"}";

  private final Core core;
  private final House house = new House(new NewDoor(), new ConcurrentHashMap<>());

  FormerStateTests(Core core) {
    this.core = core.using(house);
  }

  /// The door in its second schema version, in which two attributes have other names.
  private static class NewDoor extends Door implements Upgrading<ObjectView>, Moving<ObjectView> {
    @Override
    public Schema schema() {
      return super.schema().version(1);
    }

    @Override
    public List<StateUpgrader<ObjectView>> stateUpgraders() {
      return List.of(StateUpgrader.of(0, Schema.resource(TITLE, SIZE), this::door));
    }

    @Override
    public List<StateMover<ObjectView>> stateMovers() {
      return List.of(
          StateMover.of(MoveSource.of("house_gate", 3), Schema.resource(TITLE, SIZE), this::door),
          StateMover.of(
              MoveSource.anyVersion("castle_gate").ofProvider("acme/castle"),
              Schema.resource(TITLE, SIZE),
              this::door));
    }

    private ObjectView door(MoveCall call, ObjectView former) {
      return door(former);
    }

    ObjectView door(ObjectView former) {
      return ObjectView.EMPTY
          .with(NAME, former.get(TITLE))
          .with(WIDTH, former.find(SIZE).orElse(null));
    }
  }

  private ResourceInstance<ObjectView> door(Door door) {
    var remote = house.doors();
    return core.using(new House(door, remote)).resource(door);
  }

  private ResourceInstance<ObjectView> made() {
    return door(house.door()).apply(FormerStateTests::wide);
  }

  private static Configuration wide(Configuration in) {
    return in.set(Door.NAME, "a").set(Door.WIDTH, 80);
  }

  private static Configuration narrow(Configuration in) {
    return in.set(Door.NAME, "a").set(Door.WIDTH, 70);
  }

  private static void assertFails(ThrowingCallable step, String message) {
    assertThatThrownBy(step).isInstanceOf(AssertionError.class).hasMessageContaining(message);
  }

  @Test
  void aStateOfAFormerVersionIsUpgraded() {
    var door = made().upgradesFrom(0, FORMER, FormerStateTests::wide);
    assertThat(door.state().get(Door.NUMBER)).isEqualTo(1);
    assertThat(door.state().get(Door.WIDTH)).isEqualTo(80);
    door.apply(FormerStateTests::narrow).destroy();
    assertThat(house.doors()).isEmpty();
  }

  @Test
  void anInstanceWithoutAStateIsUpgraded() {
    made();
    var other = door(house.door()).upgradesFrom(0, FORMER, FormerStateTests::wide);
    assertThat(other.state().get(Door.NAME)).isEqualTo("a");
  }

  @Test
  void anUpgradeThatFailsLeavesTheState() {
    var broken =
        new NewDoor() {
          @Override
          ObjectView door(ObjectView former) {
            throw new Failure("No hinges", "The door " + former.get(TITLE) + " has none.");
          }
        };
    var door = door(broken).apply(FormerStateTests::wide);
    assertFails(
        () -> door.upgradesFrom(0, FORMER, FormerStateTests::wide),
        "house_door: upgrade from version 0 failed:\nERROR  No hinges\nThe door a has none.");
    assertThat(door.state().get(Door.NUMBER)).isEqualTo(1);
  }

  @Test
  void aVersionThatIsNotUpgradedFails() {
    var door = made();
    assertFails(
        () -> door.upgradesFrom(2, FORMER, FormerStateTests::wide),
        "house_door: upgrade from version 2 failed:");
  }

  @Test
  void aPlanThatIsNotEmptyAfterAnUpgradeFails() {
    var door = made();
    assertFails(
        () -> door.upgradesFrom(0, FORMER, FormerStateTests::narrow),
        "house_door: the plan after the upgrade from version 0 is not empty: UPDATE\n"
            + "  width: 80 -> 70");
  }

  @Test
  void anUpgradedObjectThatAReadDoesNotFindFails() {
    var door = door(house.door());
    assertFails(
        () -> door.upgradesFrom(0, FORMER, FormerStateTests::wide),
        "house_door: a read after the upgrade from version 0 did not find the object");
    assertThat(door.exists()).isFalse();
  }

  @Test
  void aStateThatIsNoObjectIsRefused() {
    var door = door(house.door());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> door.upgradesFrom(0, "[]", FormerStateTests::wide))
        .withMessageStartingWith("The state must be a JSON object");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> door.upgradesFrom(-1, FORMER, FormerStateTests::wide))
        .withMessage("The schema version must not be negative: -1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> door.movesFrom("castle", "castle_gate", 0, "{}", in -> in))
        .withMessage("\"castle\" is not the address of a provider, such as \"hashicorp/null\".");
  }

  @Test
  @Needs(CliFeature.MOVE_BETWEEN_TYPES)
  void aStateOfAnotherTypeIsMoved() {
    made();
    var door =
        door(house.door())
            .movesFrom("hashicorp/house", "house_gate", 3, FORMER, FormerStateTests::wide);
    assertThat(door.state().get(Door.NUMBER)).isEqualTo(1);
    door.apply(FormerStateTests::narrow).destroy();
    assertThat(house.doors()).isEmpty();
  }

  @Test
  @Needs(CliFeature.MOVE_BETWEEN_TYPES)
  void aStateOfAnotherProviderIsMoved() {
    var door = made().movesFrom("acme/castle", "castle_gate", 7, FORMER, FormerStateTests::wide);
    assertThat(door.state().get(Door.NUMBER)).isEqualTo(1);
  }

  @Test
  @Needs(CliFeature.MOVE_BETWEEN_TYPES)
  void aSourceThatIsNotMovedFails() {
    var door = made();
    assertFails(
        () -> door.movesFrom("other/castle", "castle_gate", 0, FORMER, FormerStateTests::wide),
        "house_door: move from castle_gate failed:");
  }

  @Test
  @Needs(CliFeature.MOVE_BETWEEN_TYPES)
  void aPlanThatIsNotEmptyAfterAMoveFails() {
    var door = made();
    assertFails(
        () -> door.movesFrom("acme/castle", "castle_gate", 0, FORMER, FormerStateTests::narrow),
        "house_door: the plan after the move from castle_gate is not empty: UPDATE\n"
            + "  width: 80 -> 70");
  }
}
