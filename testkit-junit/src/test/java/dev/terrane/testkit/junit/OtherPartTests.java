package dev.terrane.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Part;
import dev.terrane.provider.Value;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Core;
import dev.terrane.tests.house.Door;
import dev.terrane.tests.house.DoorKey;
import dev.terrane.tests.house.Doors;
import dev.terrane.tests.house.House;
import dev.terrane.tests.house.Labels;
import dev.terrane.tests.house.Ring;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/// Functions, ephemeral resources, actions and list resources, and a provider that breaks each
/// check. An acceptance test runs this class on CLIs.
@ProviderTest(House.class)
class OtherPartTests {
  private final Core core;

  OtherPartTests(Core core) {
    this.core = core;
  }

  private Core with(Part<? super Map<String, ObjectView>> part) {
    return core.using(new House().with(part));
  }

  private static CtyValue string(String text) {
    return CtyValue.string(text);
  }

  private static void assertFails(ThrowingCallable step, String... messages) {
    assertThatThrownBy(step).isInstanceOf(AssertionError.class).hasMessageContainingAll(messages);
  }

  @Test
  @Needs(CliFeature.PROVIDER_FUNCTIONS)
  void aFunctionReturnsItsResult() {
    var house = with(Labels.LABEL);
    assertThat(house.call(Labels.LABEL, string("a ${b}\n\"c\""), CtyValue.number(2)))
        .isEqualTo(Value.known("2/a ${b}\n\"c\""));
    assertThat(house.call(Labels.LABEL, string(""), CtyValue.nullOf(CtyType.NUMBER)))
        .isEqualTo(Value.none());
    assertThat(house.call(Labels.LABEL, CtyValue.unknown(CtyType.STRING), CtyValue.number(2)))
        .isInstanceOf(Value.Unknown.class);
  }

  @Test
  @Needs(CliFeature.PROVIDER_FUNCTIONS)
  void anErrorOfAFunctionHasThePositionOfItsArgument() {
    var house = with(Labels.LABEL);
    assertThat(house.callFails(Labels.LABEL, string("a"), CtyValue.number(-1)))
        .containsExactly(
            Diagnostic.error(
                CtyPath.ROOT.index(1),
                "Invalid function argument",
                "Invalid value for \"floor\" parameter: must not be negative."));
    assertThat(house.callFails(Labels.LABEL, CtyValue.nullOf(CtyType.STRING), CtyValue.number(1)))
        .containsExactly(
            Diagnostic.error(
                CtyPath.ROOT.index(0),
                "Invalid function argument",
                "Invalid value for \"name\" parameter: argument must not be null."));
  }

  @Test
  @Needs(CliFeature.PROVIDER_FUNCTIONS)
  void anErrorOfTheWholeCallHasNoPosition() {
    FunctionType<String> broken =
        Labels.of(_ -> {
          throw new Failure("no label is left", "");
        });
    try (var java = Core.of(new House().with(broken))) {
      assertThat(java.callFails(broken, string("a"), CtyValue.number(1)))
          .containsExactly(
              Diagnostic.error(
                  CtyPath.ROOT,
                  "Error in function call",
                  "Call to function \"provider::house::label\" failed: no label is left."));
    }
    // OpenTofu 1.12 reports it at the first argument.
    assertFails(
        () -> with(broken).call(broken, string("a"), CtyValue.number(1)),
        "the function label failed:",
        "no label is left");
  }

  @Test
  @Needs(CliFeature.PROVIDER_FUNCTIONS)
  void aFunctionThatWasToFailButSucceedsFails() {
    assertFails(
        () -> with(Labels.LABEL).callFails(Labels.LABEL, string("a"), CtyValue.number(1)),
        "the function label was to fail, but succeeded");
  }

  @Test
  @Needs(CliFeature.PROVIDER_FUNCTIONS)
  void aFunctionWhoseResultsDifferFails() {
    var random = Labels.of(_ -> Value.known(UUID.randomUUID().toString()));
    assertFails(
        () -> with(random).call(random, string("a"), CtyValue.number(1)),
        "the function label: two calls with the same arguments have different results: ");
  }

  @Test
  @Needs(CliFeature.EPHEMERAL_RESOURCES)
  void anEphemeralResourceIsOpenedAndClosed() {
    var key = new DoorKey();
    var opened = with(key).open(key, in -> in.set(DoorKey.DOOR, "a"));
    assertThat(opened.get(DoorKey.CODE)).isEqualTo("code-of-a");
    assertThat(key.calls()).startsWith("open").endsWith("close");
  }

  @Test
  void coreInJavaRenewsAnEphemeralResource() {
    var key = new DoorKey();
    try (var java = Core.of(new House().with(key))) {
      java.open(key, in -> in.set(DoorKey.DOOR, "a"));
    }
    assertThat(key.calls()).containsExactly("open", "renew", "close");
  }

  @Test
  @Needs(CliFeature.EPHEMERAL_RESOURCES)
  void anErrorOfOpenIsReturned() {
    var key = new DoorKey();
    assertThat(with(key).openFails(key, in -> in.set(DoorKey.DOOR, "")))
        .extracting(Diagnostic::summary)
        .containsExactly("No door");
    assertFails(
        () -> with(key).open(key, in -> in.set(DoorKey.DOOR, "")),
        "the ephemeral resource house_key failed:",
        "A key needs a door.");
  }

  @Test
  @Needs(CliFeature.EPHEMERAL_RESOURCES)
  void anEphemeralResourceThatWasToFailButSucceedsFails() {
    var key = new DoorKey();
    assertFails(
        () -> with(key).openFails(key, in -> in.set(DoorKey.DOOR, "a")),
        "the ephemeral resource house_key was to fail, but succeeded");
  }

  @Test
  @Needs(CliFeature.EPHEMERAL_RESOURCES)
  void anEphemeralResourceThatChangesAnArgumentFails() {
    var key =
        new DoorKey() {
          @Override
          public Opened<ObjectView> open(Call<Map<String, ObjectView>> call, ObjectView in) {
            return super.open(call, in.with(DOOR, "b"));
          }
        };
    assertFails(() -> with(key).open(key, in -> in.set(DoorKey.DOOR, "a")), "door", "E3");
  }

  @Test
  @Needs(CliFeature.EPHEMERAL_RESOURCES)
  void anEphemeralResourceThatCannotBeClosedFails() {
    var key =
        new DoorKey() {
          @Override
          public void close(Call<Map<String, ObjectView>> call) {
            throw new Failure("The key is lost", "It was not handed back.");
          }
        };
    assertFails(
        () -> with(key).open(key, in -> in.set(DoorKey.DOOR, "a")),
        "the ephemeral resource house_key failed:",
        "The key is lost");
  }

  @Test
  @Needs({CliFeature.HCL, CliFeature.EPHEMERAL_RESOURCES})
  void aConfigurationShowsAnEphemeralValueWithTheProviderEcho() {
    var house =
        with(new DoorKey())
            .hcl(
                """
                ephemeral "house_key" "a" {
                  door = "a"
                }

                provider "echo" {
                  data = ephemeral.house_key.a.code
                }

                resource "echo" "a" {}

                output "code" {
                  value = echo.a.data
                }
                """)
            .apply();
    assertThat(house.output("code")).isEqualTo(string("code-of-a"));
  }

  private House withDoors(Part<? super Map<String, ObjectView>> part, String... names) {
    var house = new House().with(part);
    for (var name : names) {
      house.doors().put(name, ObjectView.EMPTY.with(Door.NAME, name).with(Door.NUMBER, 1));
    }
    return house;
  }

  @Test
  @Needs(CliFeature.ACTIONS)
  void anActionReturnsItsMessages() {
    var ring = new Ring();
    assertThat(core.using(withDoors(ring, "a")).invoke(ring, in -> in.set(Ring.DOOR, "a")))
        .containsExactly("ringing at a", "somebody comes");
  }

  @Test
  @Needs(CliFeature.ACTIONS)
  void anErrorOfAnActionIsReturned() {
    var ring = new Ring();
    assertThat(with(ring).invokeFails(ring, in -> in.set(Ring.DOOR, "a")))
        .singleElement()
        .asString()
        // Terraform has a summary of its own.
        .contains("No such door", "There is no door a.");
    assertFails(
        () -> with(ring).invoke(ring, in -> in.set(Ring.DOOR, "a")),
        "the action house_ring failed:",
        "There is no door a.");
  }

  @Test
  @Needs(CliFeature.ACTIONS)
  void anActionThatWasToFailButSucceedsFails() {
    var ring = new Ring();
    assertFails(
        () -> core.using(withDoors(ring, "a")).invokeFails(ring, in -> in.set(Ring.DOOR, "a")),
        "the action house_ring was to fail, but succeeded");
  }

  @Test
  @Needs(CliFeature.LIST_RESOURCES)
  void aQueryFindsObjectsWithTheirStates() {
    var doors = new Doors();
    var house = core.using(withDoors(doors, "a1", "a2", "b"));
    var found = house.query(doors, in -> in.set(Doors.PREFIX, "a"), 10);
    assertThat(found).hasSize(2);
    assertThat(found.getFirst().displayName()).isEqualTo("door a1");
    assertThat(found.getFirst().identity().get(Door.NAME)).isEqualTo("a1");
    assertThat(found.getFirst().state().orElseThrow().get(Door.NUMBER)).isEqualTo(1);
    assertThat(house.query(doors, in -> in, 1)).hasSize(1);
  }

  @Test
  @Needs(CliFeature.LIST_RESOURCES)
  void anErrorOfAQueryIsReturned() {
    var doors = new Doors();
    assertThat(with(doors).queryFails(doors, in -> in.set(Doors.PREFIX, " ")))
        .extracting(Diagnostic::summary)
        .containsExactly("Blank prefix");
    assertFails(
        () -> with(doors).query(doors, in -> in.set(Doors.PREFIX, " "), 10),
        "the list resource house_door failed:",
        "Omit it to list all doors.");
  }

  @Test
  @Needs(CliFeature.LIST_RESOURCES)
  void aQueryThatWasToFailButSucceedsFails() {
    var doors = new Doors();
    assertFails(
        () -> with(doors).queryFails(doors, in -> in),
        "the list resource house_door was to fail, but succeeded");
  }

  @Test
  @Needs(CliFeature.LIST_RESOURCES)
  void aQueryThatFindsAnObjectTwiceFails() {
    var doors =
        new Doors() {
          @Override
          public Stream<Listed<ObjectView, ObjectView>> list(
              ListCall<Map<String, ObjectView>> call, ObjectView in) {
            return Stream.concat(super.list(call, in), super.list(call, in));
          }
        };
    assertFails(
        () -> core.using(withDoors(doors, "a")).query(doors, in -> in, 10),
        "the list resource house_door finds an object twice: {\"name\":\"a\"}");
  }

  @Test
  @Needs(CliFeature.LIST_RESOURCES)
  void aQueryThatFindsOtherObjectsWithTheirStatesFails() {
    var doors =
        new Doors() {
          @Override
          public Stream<Listed<ObjectView, ObjectView>> list(
              ListCall<Map<String, ObjectView>> call, ObjectView in) {
            return super.list(call, in).limit(call.includesResource() ? 1 : 2);
          }
        };
    assertFails(
        () -> core.using(withDoors(doors, "a", "b")).query(doors, in -> in, 10),
        "the list resource house_door finds other objects with include_resource:");
  }
}
