package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class RefinementTests {
  private static final Refinement ONE_TO_TWO =
      Refinement.NONE.withNumberRange(CtyNumber.of(1), CtyNumber.of(2));

  @Test
  void promisesOnlyTighten() {
    assertThat(ONE_TO_TWO.withNumberLowerBound(CtyNumber.of(0), true)).isEqualTo(ONE_TO_TWO);
    assertThat(ONE_TO_TWO.withNumberLowerBound(CtyNumber.of(1), false)).isNotEqualTo(ONE_TO_TWO);
    assertThat(
            ONE_TO_TWO
                .withNumberLowerBound(CtyNumber.of(1), false)
                .withNumberLowerBound(CtyNumber.of(1), true)
                .range()
                .lower()
                .orElseThrow()
                .inclusive())
        .isFalse();
    assertThat(Refinement.NONE.withPrefix("ab").withPrefix("a").prefix()).isEqualTo("ab");
    assertThat(Refinement.NONE.withLengthBounds(2, 5).withLengthBounds(1, 4))
        .isEqualTo(Refinement.NONE.withLengthBounds(2, 4));
  }

  @Test
  void contradictionsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ONE_TO_TWO.withNumberUpperBound(CtyNumber.of(1), false));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ONE_TO_TWO.withNumberLowerBound(CtyNumber.of(3), true));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Refinement.NONE.withPrefix("a").withPrefix("b"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Refinement.NONE.withLengthBounds(0, 1).withLengthBounds(2, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> Refinement.NONE.withLengthBounds(-1, 3));
  }

  @Test
  void theValueThatComesMustKeepThePromises() {
    assertThat(Refinement.notNull().admits(CtyValue.nullOf(CtyType.STRING))).isFalse();
    assertThat(Refinement.NONE.admits(CtyValue.nullOf(CtyType.STRING))).isTrue();
    assertThat(Refinement.NONE.withPrefix("a").admits(CtyValue.string("ab"))).isTrue();
    assertThat(Refinement.NONE.withPrefix("a").admits(CtyValue.string("ba"))).isFalse();
    assertThat(ONE_TO_TWO.admits(CtyValue.number(2))).isTrue();
    assertThat(ONE_TO_TWO.admits(CtyValue.number(3))).isFalse();
    assertThat(ONE_TO_TWO.admits(CtyValue.unknown(CtyType.NUMBER))).isTrue();
  }

  @Test
  void theLengthOfASetWithUnknownMembersIsNotKnown() {
    var unknown = CtyValue.unknown(CtyType.STRING);
    var set = CtyValue.set(CtyType.STRING, List.of(unknown, unknown, CtyValue.string("a")));
    var two = Refinement.NONE.withLengthBounds(2, 2);

    assertThat(two.admits(set)).isTrue();
    assertThat(two.admits(CtyValue.set(CtyType.STRING, List.of(unknown)))).isFalse();
    assertThat(two.admits(CtyValue.list(CtyType.STRING, List.of(unknown)))).isFalse();
  }

  @Test
  void anUnknownOfWhichOneValueIsLeftIsThatValue() {
    var exact = Refinement.notNull().withNumberRange(CtyNumber.of(4), CtyNumber.of(4));

    assertThat(CtyValue.unknown(CtyType.NUMBER, exact)).isEqualTo(CtyValue.number(4));
    assertThat(
            CtyValue.unknown(
                CtyType.list(CtyType.BOOL), Refinement.notNull().withLengthBounds(1, 1)))
        .isEqualTo(CtyValue.list(CtyType.BOOL, List.of(CtyValue.unknown(CtyType.BOOL))));
  }

  @Test
  void anUnknownListOfHugeKnownLengthStaysUnknown() {
    var huge = Refinement.notNull().withLengthBounds(1L << 40, 1L << 40);

    assertThat(CtyValue.unknown(CtyType.list(CtyType.BOOL), huge).isUnknown()).isTrue();
  }
}
