package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UniqueSuffixesTests {
  private final UniqueSuffixes suffixes =
      new UniqueSuffixes(InstantSource.fixed(Instant.parse("2026-02-03T04:05:06.00789Z")));

  @Test
  void aSuffixBeginsWithTheTimeAndEndsWithHexadecimalDigits() {
    assertThat(suffixes.next()).matches("202602030405060078[0-9a-f]{8}");
  }

  @Test
  void theLocaleDoesNotChangeTheDigits() {
    var before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("fa-IR"));
      assertThat(suffixes.next()).matches("202602030405060078[0-9a-f]{8}");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void suffixesOfASessionAreAscending() {
    var all = Stream.generate(suffixes::next).limit(20_000).toList();
    assertThat(all).isSorted().doesNotHaveDuplicates().allMatch(one -> one.length() == 26);
    assertThat(all.getLast()).startsWith("202602030405080077");
  }

  @Test
  void twoSessionsHaveDifferentSuffixesAtTheSameTime() {
    var clock = InstantSource.fixed(Instant.EPOCH);
    assertThat(new UniqueSuffixes(clock).next()).isNotEqualTo(new UniqueSuffixes(clock).next());
  }
}
