package dev.terrane.goplugin.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SecretsTests {
  private final Secrets secrets = new Secrets();

  @Test
  void everyOccurrenceIsMasked() {
    secrets.add("hunter2");

    assertThat(secrets.mask("hunter2 and hunter2")).isEqualTo("*** and ***");
  }

  @Test
  void ofTwoSecretsTheLongerIsMaskedFirst() {
    secrets.add("pass");
    secrets.add("password");

    assertThat(secrets.mask("password")).isEqualTo("***");
  }

  @Test
  void aSecretOfSeveralLinesIsMaskedLineByLine() {
    secrets.add("first\nsecond\n");

    assertThat(secrets.mask("a second b")).isEqualTo("a *** b");
  }

  @Test
  void blankTextIsNoSecret() {
    secrets.add("");
    secrets.add(" ");

    assertThat(secrets.mask("a b")).isEqualTo("a b");
  }

  @Test
  void whatAPatternFindsIsMasked() {
    secrets.add(Pattern.compile("AKIA[A-Z0-9]+"));

    assertThat(secrets.mask("key AKIA12$3")).isEqualTo("key ***$3");
  }

  @Test
  void charactersOfPatternsAreNothingSpecialInATextSecret() {
    secrets.add("a.c$1\\");

    assertThat(secrets.mask("abc a.c$1\\")).isEqualTo("abc ***");
  }
}
