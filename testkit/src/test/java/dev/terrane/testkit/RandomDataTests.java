package dev.terrane.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomDataTests {
  private final RandomData random = RandomData.ofSeed(42);

  private static List<Object> values(RandomData random) {
    return List.of(
        random.name("acc-"),
        random.text(5, "xyz"),
        random.integer(1, 1000),
        random.oneOf("a", "b", "c", "d"),
        random.address("2001:db8::/32"));
  }

  @Test
  void theSameSeedHasTheSameValues() {
    assertThat(values(random)).isEqualTo(values(RandomData.ofSeed(random.seed())));
    assertThat(values(random)).isNotEqualTo(values(RandomData.ofSeed(42)));
  }

  @Test
  void aSeedHasTheseValuesInEachVersionOfJava() {
    assertThat(random.name("acc-")).isEqualTo("acc-szy4ddx5u0");
  }

  @Test
  void eachSourceHasASeedThatRepeatsIt() {
    var created = RandomData.create();
    assertThat(values(RandomData.ofSeed(created.seed()))).isEqualTo(values(created));
  }

  @Test
  void twoSourcesOfOneClassHaveDifferentValues() {
    assertThat(RandomData.create().name("")).isNotEqualTo(RandomData.create().name(""));
  }

  @Test
  void aNameHasItsPrefixAndTenCharacters() {
    assertThat(Stream.generate(() -> random.name("acc-")).limit(100))
        .allMatch(name -> name.matches("acc-[a-z0-9]{10}"))
        .doesNotHaveDuplicates();
  }

  @Test
  void bothLimitsOfAnIntegerArePossible() {
    assertThat(IntStream.range(0, 200).map(_ -> random.integer(-1, 1)))
        .containsOnly(-1, 0, 1)
        .hasSize(200);
    assertThat(random.integer(Integer.MAX_VALUE, Integer.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void anAddressBelongsToItsPrefix() {
    assertThat(random.address("10.1.2.3/16")).matches("10\\.1\\.[0-9]+\\.[0-9]+");
    assertThat(random.address("10.1.2.3/32")).isEqualTo("10.1.2.3");
    assertThat(random.address("2001:db8::/32")).startsWith("2001:db8:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "10.0.0.0", "10.0.0.0/33", "x.org/8", "10.0.0.0/-1", "10.0.0.0/a"})
  void whatIsNoPrefixIsRefused(String prefix) {
    assertThatThrownBy(() -> random.address(prefix))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\"" + prefix + "\" is not a prefix");
  }
}
