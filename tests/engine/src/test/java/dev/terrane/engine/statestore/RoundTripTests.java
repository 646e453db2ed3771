package dev.terrane.engine.statestore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/// A state of any size, in chunks of any size, is read as it was written.
class RoundTripTests {
  @RepeatedTest(50)
  void whatIsWrittenIsRead(RepetitionInfo seed) {
    var random = new Random(seed.getCurrentRepetition());
    var chunkSize = 1 + random.nextInt(300);
    var state = new byte[1 + random.nextInt(chunkSize * 4)];
    random.nextBytes(state);
    var memory = new Memory();
    var stores = Stores.configured(memory, chunkSize);
    assertThat(stores.calls().write("s", state).all()).isEmpty();
    assertThat(stores.calls().read("s").bytes())
        .hasValueSatisfying(read -> assertThat(read).isEqualTo(state));
  }
}
