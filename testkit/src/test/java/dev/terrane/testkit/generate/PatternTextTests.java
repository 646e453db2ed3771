package dev.terrane.testkit.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.testkit.RandomData;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PatternTextTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0[0-7]{3}",
        "[a-z][a-z0-9-]{1,20}[a-z0-9]",
        "^(on|off)$",
        "(?i)a+b*c?",
        "(?<first>\\d{2,})-(?:x|yy|z)+",
        "[^a-z]{3}",
        "\\w+\\.\\w+@example\\.com",
        "arn:aws:[a-z]+:(eu|us)-\\d:\\d{12}:.*",
        "a|b|",
        "[]a-]"
      })
  void aTextMatchesThePatternItWasCreatedFrom(String regex) {
    var random = RandomData.ofSeed(7);
    for (var i = 0; i < 50; i++) {
      assertThat(PatternText.of(regex, random)).matches("(?s)" + regex);
    }
  }
}
