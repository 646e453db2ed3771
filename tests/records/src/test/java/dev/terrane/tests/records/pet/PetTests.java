package dev.terrane.tests.records.pet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.testkit.TestProvider;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.junit.ProviderTest;
import dev.terrane.tests.records.EmptyProvider;
import dev.terrane.tests.records.pet.PetModel.Stored;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The life cycle of resources without a remote side.
@ProviderTest(EmptyProvider.class)
class PetTests {
  private final StampResource stamps = new StampResource();
  private ResourceInstance<Stored> pet;
  private ResourceInstance<StampModel.Stored> stamp;

  @BeforeEach
  void resources(Core core) {
    var serving = core.using(new TestProvider<>("test", new Words(), new PetResource(), stamps));
    pet = serving.resource(PetModel.resource());
    stamp = serving.resource(StampModel.resource());
  }

  @Test
  void aRefreshKeepsTheStateAndADestroyNeedsNoClient() {
    pet.apply(in -> in);
    var created = new Stored("w1-w1", 2, null, null, 1, "W1-W1");
    assertThat(pet.state()).isEqualTo(created);
    assertThat(pet.refresh().state()).isEqualTo(created);
    assertThat(pet.plan(in -> in).action()).isEqualTo(Action.NO_OP);
    pet.destroy();
  }

  @Test
  void aChangeInPlaceKeepsComputedValues() {
    pet.apply(in -> in).apply(in -> in.set(PetModel.NOTE, "n"));
    assertThat(pet.state()).isEqualTo(new Stored("w1-w1", 2, null, "n", 1, "W1-W1"));
    assertThat(pet.plan(in -> in.set(PetModel.KEEPERS, Map.of("a", "b"))).action())
        .isEqualTo(Action.REPLACE);
  }

  @Test
  void anObjectThatIsNoLongerValidIsRemovedFromTheState() {
    stamp.apply(in -> in.set(StampModel.USES, 3)).refresh();
    assertThat(stamp.exists()).isTrue();
    stamps.useUp();
    stamp.refresh();
    assertThat(stamp.exists()).isFalse();
  }
}
