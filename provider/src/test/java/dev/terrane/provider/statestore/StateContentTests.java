package dev.terrane.provider.statestore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class StateContentTests {
  @Test
  void aStateHasBytes() throws IOException {
    var content = StateContent.of(new byte[] {1, 2});
    assertThat(content.length()).isEqualTo(2);
    assertThat(content.stream().readAllBytes()).containsExactly(1, 2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StateContent.of(new byte[0]))
        .withMessage("the length of a state must be greater than 0, but is 0");
  }

  @Test
  void aBufferedWriterStoresAllBytesAtOnce() throws Exception {
    var stored = new ArrayList<byte[]>();
    var writer = StateWriter.buffered(stored::add);
    writer.write(new byte[] {1});
    writer.write(new byte[] {2, 3});
    assertThat(stored).isEmpty();
    writer.commit();
    writer.close();
    assertThat(stored)
        .singleElement()
        .satisfies(bytes -> assertThat(bytes).containsExactly(1, 2, 3));
  }

  @Test
  void aBufferedWriterThatIsNotCommittedStoresNothing() throws Exception {
    var stored = new ArrayList<byte[]>();
    var writer = StateWriter.buffered(stored::add);
    writer.write(new byte[] {1});
    writer.close();
    assertThat(stored).isEmpty();
  }
}
