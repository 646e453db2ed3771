package dev.terrane.provider.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.schema.Check;
import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The checks of values.
class ChecksTests {
  private static <T> boolean allows(Check<? super T> check, T value) {
    return check.rule().test(value);
  }

  @Test
  void anyOfAllowsWhatOneCheckAllows() {
    var check = Checks.anyOf(Check.pattern("[a-z]+"), Check.json());
    assertThat(allows(check, "abc")).isTrue();
    assertThat(allows(check, "{}")).isTrue();
    assertThat(allows(check, "A")).isFalse();
    assertThat(check.must()).isEqualTo("must match [a-z]+, or must be JSON");
    assertThatThrownBy(Checks::anyOf).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void noneOfRefusesItsStrings() {
    var check = Checks.noneOf("root", "admin");
    assertThat(allows(check, "root")).isFalse();
    assertThat(allows(check, "Root")).isTrue();
    assertThat(check.must()).isEqualTo("must not be root or admin");
  }

  @Test
  void numbersAreComparedExactlyInEachJavaType() {
    for (var number : List.<Number>of(2, 2L, 2.0, 2f, new BigDecimal("2.00"))) {
      assertThat(allows(Checks.oneOfNumbers("1", "2"), number)).isTrue();
      assertThat(allows(Checks.noneOfNumbers("1", "2"), number)).isFalse();
    }
    assertThat(allows(Checks.oneOfNumbers("0.1"), 0.1)).isTrue();
    assertThat(allows(Checks.oneOfNumbers("9007199254740993"), 9007199254740992L)).isFalse();
    assertThat(Checks.oneOfNumbers("1", "2").must()).isEqualTo("must be one of 1, 2");
  }

  @Test
  void elementsAndValuesMustDiffer() {
    assertThat(allows(Checks.<List<String>>uniqueElements(), List.of("a", "b"))).isTrue();
    assertThat(allows(Checks.<List<String>>uniqueElements(), List.of("a", "a"))).isFalse();
    assertThat(allows(Checks.uniqueValues(), Map.of("a", 1, "b", 2))).isTrue();
    assertThat(allows(Checks.uniqueValues(), Map.of("a", 1, "b", 1))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.com, true",
    "HTTPS://example.com/a?b#c, true",
    "http://[::1]:8080/, true",
    "ftp://example.com, false",
    "https:///path, false",
    "https:example.com, false",
    "example.com, false",
    "/path, false"
  })
  void aUrlHasASchemeAndAHost(String text, boolean allowed) {
    assertThat(allows(Checks.url("https", "http"), URI.create(text))).isEqualTo(allowed);
    assertThat(allows(Checks.urlString("https", "http"), text)).isEqualTo(allowed);
  }

  @Test
  void aTextThatIsNotAUriIsNotAUrl() {
    var check = Checks.urlString("https");
    assertThat(allows(check, "https://a b")).isFalse();
    assertThat(check.must()).isEqualTo("must be a URL that begins with https://");
  }
}
