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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// States that no apply writes: incomplete ones, and those of an import of a new object.
class PetStateTests {
  private final TestInstance pet = Serving.instance(new Words(), new PetResource());

  @ParameterizedTest
  @CsvSource({"{name = \"a\"}, a", "{words = 2}, 2"})
  void anIncompleteStateIsKeptAndDeleted(String state, String value) {
    var incomplete = pet.storing(state);
    assertThat(incomplete.refresh().all()).isEmpty();
    assertThat(incomplete.state().toString()).contains(value);
    assertThat(incomplete.destroy().all()).isEmpty();
    assertThat(incomplete.exists()).isFalse();
  }

  @Test
  void anObjectIsImportedOnlyByAResourceThatImportsItsValues() {
    assertThat(pet.importId("tame-fox").all()).isEmpty();
    assertThat(pet.state().toString()).contains("tame-fox", "TAME-FOX");
    assertThat(pet.plan("{}").action()).isEqualTo(Action.NO_OP);
    var stamp = Serving.instance(new Words(), new StampResource());
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
