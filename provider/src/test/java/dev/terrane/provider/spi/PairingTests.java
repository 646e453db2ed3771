package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairingTests {
  private static final Attribute<String> WHERE = Attribute.string("ports");

  private record Port(String name, int number) {}

  private record PortInput(String name) implements NestedInput<PortInput, Port> {
    static PortInput of(Port observed) {
      return new PortInput(observed.name());
    }

    @Override
    public boolean keeps(PortInput before) {
      return equals(before);
    }

    @Override
    public Port toState(Port observed) {
      return new Port(name, observed.number());
    }
  }

  private static final PortInput A = new PortInput("a");
  private static final PortInput B = new PortInput("b");

  @Test
  void aSingleObjectIsCompletedByWhatWasObserved() {
    assertThat(Pairing.single(WHERE, A, new Port("x", 1))).isEqualTo(new Port("a", 1));
  }

  @Test
  void aListIsPairedByIndex() {
    var observed = List.of(new Port("x", 1), new Port("y", 2), new Port("z", 3));
    assertThat(Pairing.list(WHERE, List.of(A, B), observed))
        .containsExactly(new Port("a", 1), new Port("b", 2));
  }

  @Test
  void aSetIsPairedByWhatWasAskedFor() {
    var observed = Set.of(new Port("b", 2), new Port("a", 1), new Port("c", 3));
    assertThat(Pairing.set(WHERE, Set.of(A, B), observed, PortInput::of))
        .containsExactlyInAnyOrder(new Port("a", 1), new Port("b", 2));
  }

  @Test
  void aMapIsPairedByKey() {
    var observed = Map.of("k", new Port("x", 1), "l", new Port("y", 2));
    assertThat(Pairing.map(WHERE, Map.of("l", A), observed))
        .containsExactly(Map.entry("l", new Port("a", 2)));
  }

  @Test
  void whatTheRemoteSideDoesNotTellIsAFailureAtItsPlace() {
    assertThatThrownBy(() -> Pairing.single(WHERE, A, null))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("Incomplete answer");
    assertThatThrownBy(() -> Pairing.list(WHERE, List.of(A, B), List.of(new Port("x", 1))))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("ports[1]");
    assertThatThrownBy(() -> Pairing.map(WHERE, Map.of("l", A), Map.of()))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("ports[\"l\"]");
    assertThatThrownBy(() -> Pairing.set(WHERE, Set.of(A), null, PortInput::of))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("ports");
  }
}
