package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NestedStatesTests {
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
    public Port toStateFrom(Port observed) {
      return new Port(name, observed.number());
    }
  }

  private static final PortInput A = new PortInput("a");
  private static final PortInput B = new PortInput("b");
  private static final PortInput C = new PortInput("c");

  @Test
  void aSingleObjectIsCompletedByWhatWasObserved() {
    assertThat(NestedStates.single(WHERE, A, new Port("x", 1))).isEqualTo(new Port("a", 1));
  }

  private static List<Port> list(List<PortInput> asked, Port... observed) {
    return NestedStates.list(WHERE, asked, List.of(observed), PortInput::of);
  }

  @Test
  void aListIsPairedInOrderWhereNothingIsAsAskedFor() {
    assertThat(list(List.of(A, B), new Port("x", 1), new Port("y", 2), new Port("z", 3)))
        .containsExactly(new Port("a", 1), new Port("b", 2));
  }

  @Test
  void aListThatComesBackInAnotherOrderIsPairedByWhatWasAskedFor() {
    assertThat(list(List.of(A, B, C), new Port("c", 3), new Port("a", 1), new Port("b", 2)))
        .containsExactly(new Port("a", 1), new Port("b", 2), new Port("c", 3));
  }

  @Test
  void elementsOfAListThatAreEqualKeepTheirPlaces() {
    assertThat(list(List.of(A, A, B), new Port("a", 1), new Port("a", 2), new Port("b", 3)))
        .containsExactly(new Port("a", 1), new Port("a", 2), new Port("b", 3));
    assertThat(list(List.of(A, B, A), new Port("a", 1), new Port("a", 2), new Port("b", 3)))
        .containsExactly(new Port("a", 1), new Port("b", 3), new Port("a", 2));
  }

  @Test
  void whatIsSpelledInAnotherWayInAListIsPairedWithWhatIsLeft() {
    assertThat(list(List.of(A, B, C), new Port("c", 3), new Port("A", 1), new Port("B", 2)))
        .containsExactly(new Port("a", 1), new Port("b", 2), new Port("c", 3));
  }

  private record Login(String user, @Nullable String password, int key) {
    Login {
      if (user.equals("root") && key != 0) {
        throw new IllegalArgumentException("the key of root is 0");
      }
    }
  }

  private record LoginInput(String user, @Nullable String password)
      implements NestedInput<LoginInput, Login> {
    static LoginInput of(Login observed) {
      return new LoginInput(observed.user(), observed.password());
    }

    @Override
    public boolean keeps(LoginInput before) {
      return user.equals(before.user()) && password == null;
    }

    @Override
    public Login toStateFrom(Login observed) {
      return new Login(user, null, observed.key());
    }
  }

  @Test
  void whatIsNeverAnsweredPairsNothing() {
    var asked = List.of(new LoginInput("ann", "a1"), new LoginInput("bob", "b1"));
    var observed = List.of(new Login("bob", null, 2), new Login("ann", null, 1));
    assertThat(NestedStates.list(WHERE, asked, observed, LoginInput::of))
        .containsExactly(new Login("ann", null, 1), new Login("bob", null, 2));
  }

  @Test
  void aRecordThatRefusesAMixtureIsNotItsPart() {
    var asked = List.of(new LoginInput("root", null), new LoginInput("ann", null));
    var observed = List.of(new Login("ann", null, 1), new Login("root", null, 0));
    assertThat(NestedStates.list(WHERE, asked, observed, LoginInput::of))
        .containsExactly(new Login("root", null, 0), new Login("ann", null, 1));
  }

  @Test
  void aSetIsPairedByWhatWasAskedFor() {
    var observed = Set.of(new Port("b", 2), new Port("a", 1), new Port("c", 3));
    assertThat(NestedStates.set(WHERE, Set.of(A, B), observed, PortInput::of))
        .containsExactlyInAnyOrder(new Port("a", 1), new Port("b", 2));
  }

  @Test
  void aMapIsPairedByKey() {
    var observed = Map.of("k", new Port("x", 1), "l", new Port("y", 2));
    assertThat(NestedStates.map(WHERE, Map.of("l", A), observed))
        .containsExactly(Map.entry("l", new Port("a", 2)));
  }

  @Test
  void whatTheRemoteSideDoesNotTellIsAFailureAtItsPlace() {
    assertThatThrownBy(() -> NestedStates.single(WHERE, A, null))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("Incomplete response from the");
    assertThatThrownBy(() -> list(List.of(A, B), new Port("x", 1)))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("ports[1]");
    assertThatThrownBy(() -> list(List.of(A, B), new Port("b", 2)))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("ports[0]");
    assertThatThrownBy(() -> NestedStates.map(WHERE, Map.of("l", A), Map.of()))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("ports[\"l\"]");
    assertThatThrownBy(() -> NestedStates.set(WHERE, Set.of(A), null, PortInput::of))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("ports");
  }
}
