package dev.terrane.tests.records.pet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.core.Action;
import dev.terrane.provider.Failure;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import dev.terrane.tests.records.pet.PetModel.Stored;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A resource without a remote side.
class PetTests {
  private final StampResource stamps = new StampResource();
  private final TestInstance pet = Serving.instance(new Words(), new PetResource());
  private final TestInstance stamp = Serving.instance(new Words(), stamps);

  @Test
  void aRefreshKeepsWhatTheStateHoldsAndADeleteNeedsNobody() {
    assertThat(pet.apply("{}").all()).isEmpty();
    var made = pet.value("{name = \"w1-w1\", words = 2, serial = 1, shout = \"W1-W1\"}");
    assertThat(pet.state()).isEqualTo(made);
    assertThat(pet.refresh().all()).isEmpty();
    assertThat(pet.state()).isEqualTo(made);
    assertThat(pet.plan("{}").action()).isEqualTo(Action.NO_OP);
    assertThat(pet.destroy().all()).isEmpty();
  }

  @Test
  void aChangeInPlaceKeepsWhatIsComputed() {
    pet.apply("{}");
    assertThat(pet.apply("{note = \"n\"}").all()).isEmpty();
    assertThat(pet.state())
        .isEqualTo(
            pet.value(
                "{name = \"w1-w1\", words = 2, note = \"n\", serial = 1, shout = \"W1-W1\"}"));
    assertThat(pet.plan("{keepers = {a = \"b\"}}").action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void aStateThatIsNotCompleteIsKeptAndDeleted() {
    for (var state : new String[] {"{name = \"a\"}", "{words = 2}"}) {
      var incomplete = pet.storing(state);
      assertThat(incomplete.refresh().all()).isEmpty();
      assertThat(incomplete.state().toString()).contains(state.contains("a") ? "a" : "2");
      assertThat(incomplete.destroy().all()).isEmpty();
      assertThat(incomplete.exists()).isFalse();
    }
  }

  @Test
  void whatIsNoLongerValidLeavesTheState() {
    stamp.apply("{uses = 3}");
    assertThat(stamp.refresh().all()).isEmpty();
    assertThat(stamp.exists()).isTrue();
    stamps.useUp();
    assertThat(stamp.refresh().all()).isEmpty();
    assertThat(stamp.exists()).isFalse();
  }

  @Test
  void itIsImportedByValueOrNotAtAll() {
    assertThat(pet.importId("tame-fox").all()).isEmpty();
    assertThat(pet.state().toString()).contains("tame-fox", "TAME-FOX");
    assertThat(pet.plan("{}").action()).isEqualTo(Action.NO_OP);
    assertThat(stamp.importId("1").only().detail()).contains("exists only in the state,");
  }

  @Test
  void aRecordIsTurnedIntoAStateAndBack() {
    var fox = new Pet("fox", 1, Map.of("a", "b"), "n", 7, "FOX");
    var stored = Stored.of(fox);
    assertThat(stored).isEqualTo(new Stored("fox", 1, Map.of("a", "b"), "n", 7, "FOX"));
    assertThat(stored.toState()).isEqualTo(fox);
    assertThatThrownBy(() -> stored.withSerial(null).toState())
        .isInstanceOf(Failure.class)
        .hasMessageContaining("The state contains no serial.");
  }
}
