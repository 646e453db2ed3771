package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;

/// Tests the checks of the framework, and how handles apply them.
class CheckTests {
  private static <T> void assertDecides(Check<? super T> check, List<T> allowed, List<T> refused) {
    assertThat(allowed).allMatch(value -> check.rule().test(value));
    assertThat(refused).noneMatch(value -> check.rule().test(value));
  }

  @Test
  void aPatternMatchesAsAWhole() {
    assertDecides(Check.pattern("a+"), List.of("a", "aa"), List.of("", "ab", "ba", "a\n"));
    assertThat(Check.pattern("a+").must()).isEqualTo("must match a+");
  }

  @Test
  void aPatternThatIsNoneIsRefusedWhereItIsWritten() {
    assertThatThrownBy(() -> Check.pattern("(")).isInstanceOf(PatternSyntaxException.class);
  }

  @Test
  void betweenTakesBothBounds() {
    assertDecides(Check.between(1, 3), List.of(1, 2, 3), List.of(0, 4, Integer.MIN_VALUE));
    assertThat(Check.between(1, 3).must()).isEqualTo("must be between 1 and 3");
  }

  @Test
  void numbersOfAllTypesAreComparedExactly() {
    assertDecides(
        Check.atLeast("0.1"), List.of(1, 1L, 0.1, new BigDecimal("0.1")), List.of(0, 0.05, -1L));
    assertDecides(Check.moreThan("0"), List.of(1, 0.5), List.of(0, 0.0, -1));
    assertDecides(Check.atMost("2"), List.of(2, 1.5), List.of(3L, new BigDecimal("2.01")));
    assertDecides(Check.lessThan("2"), List.of(1, 1.99), List.of(2, 2.0));
    assertDecides(
        Check.digits(2, 1), List.of(99, 99.9, new BigDecimal("1.10")), List.of(100, 0.01));
    assertThat(Check.atLeast("0.1").must()).isEqualTo("must be at least 0.1");
  }

  @Test
  void textsThatAreBlankOrNoAddressAreRefused() {
    assertDecides(Check.notBlank(), List.of("a", " a "), List.of("", " \t\n"));
    assertDecides(
        Check.email(), List.of("a@b", "a.b@c.example"), List.of("a", "@b", "a@", "a@b@c", "a b@c"));
  }

  @Test
  void eachElementObeys() {
    assertDecides(Check.each(Check.notBlank()), List.of(List.of("a")), List.of(List.of("a", "")));
    assertDecides(
        Check.eachValue(Check.notBlank()), List.of(Map.of("", "a")), List.of(Map.of("a", "")));
    assertDecides(
        Check.eachKey(Check.notBlank()), List.of(Map.of("a", "")), List.of(Map.of("", "a")));
    assertThat(Check.each(Check.notBlank()).must()).isEqualTo("must in each element not be blank");
  }

  @Test
  void sizesAreReportedInFewWords() {
    assertThat(Check.length(1, Integer.MAX_VALUE).must()).isEqualTo("must not be empty");
    assertThat(Check.length(2, Integer.MAX_VALUE).must())
        .isEqualTo("must have at least 2 characters");
    assertThat(Check.size(0, 1).must()).isEqualTo("must have at most 1 element");
    assertThat(Check.entries(2, 2).must()).isEqualTo("must have exactly 2 elements");
    assertThat(Check.size(1, 2).saying("must be a pair").must()).isEqualTo("must be a pair");
  }

  @Test
  void flagsOfAPatternCount() {
    assertDecides(Check.pattern("a", Pattern.CASE_INSENSITIVE), List.of("A"), List.of("b"));
  }

  @Test
  void oneOfTakesTheListedTextsAlone() {
    assertDecides(Check.oneOf("a", "b"), List.of("a", "b"), List.of("", "A", "ab"));
    assertThat(Check.oneOf("a", "b").must()).isEqualTo("must be one of a, b");
  }

  @Test
  void lengthCountsCodePoints() {
    assertDecides(Check.length(1, 2), List.of("a", "\uD83D\uDE00\uD83D\uDE00"), List.of("", "abc"));
  }

  @Test
  void sizeCountsElements() {
    assertDecides(Check.size(1, 2), List.of(Set.of(1), Set.of(1, 2)), List.of(Set.of()));
    assertThat(Check.size(1, 2).must()).isEqualTo("must have 1 to 2 elements");
  }

  @Test
  void eachBrokenRuleIsReported() {
    var name =
        Attribute.string("name").required().check(Check.pattern("a+")).check(Check.length(3, 9));
    assertThat(name.rules().violations(CtyValue.string("b")))
        .extracting(AttributeRules.Violation::must)
        .containsExactly("must match a+", "must have 3 to 9 characters");
    assertThat(name.rules().violations(CtyValue.string("aaa"))).isEmpty();
  }

  @Test
  void sayingMoreOfAHandleLeavesTheOldOneAsItWas() {
    var plain = Attribute.string("name");
    var more = plain.optional().sensitive().describedAs("d").deprecated("other").items(1, 2);
    assertThat(plain.is(Trait.OPTIONAL)).isFalse();
    assertThat(plain.rules().description()).isEmpty();
    assertThat(more.is(Trait.OPTIONAL)).isTrue();
    assertThat(more.is(Trait.SENSITIVE)).isTrue();
    assertThat(more.rules().deprecation()).contains("other");
    assertThat(more.rules().maxItems()).isEqualTo(2);
  }
}
