package dev.terrane.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests which texts are valid, and which are equal.
class YamlTextTests {
  private static final YamlText YAML = new YamlText();

  private static boolean same(String one, String other) {
    var same = YAML.same(one, other);
    assertThat(YAML.same(other, one)).as("symmetry").isEqualTo(same);
    return same;
  }

  private static String lines(String text) {
    return text.replace("\\n", "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a: 1\\nb: 2 | {b: 2, a: 1}",
        "a: 1 # one | a:   1",
        "- a\\n- b | [a, 'b']",
        "a: \"\\u0041\" | a: A",
        "a: ~ | a: null",
        "a: | a: NULL",
        "a: True | a: true",
        "a: 1.50 | a: 1.5",
        "a: 1.2.3 | a: '1.2.3'",
        "a: 1st | a: '1st'",
        "a: .inf | a: .inf # most",
        "a: &x [1]\\nb: *x | a: [1]\\nb: [1]",
        "a: !Ref x | a: !Ref 'x'",
        "--- \\na: 1\\n---\\nb: 1 | a: 1\\n---\\nb: 1",
        "a: '' | a: \"\"",
        "{\"a\": [true, null]} | a: [true, ~]"
      })
  void textsOfTheSameMeaningAreEqual(String one, String other) {
    assertThat(same(lines(one), lines(other))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[a, b] | [b, a]",
        "a: 1 | a: '1'",
        "a: 1 | a: 1.0",
        "a: true | a: 'true'",
        "a: null | a: ''",
        "a: null | {}",
        "a: !Ref x | a: x",
        "a: !Ref x | a: !Sub x",
        "a: 1\\n---\\nb: 1 | {a: 1, b: 1}",
        "a: [] | a: {}",
        "`` | null"
      })
  void textsOfDifferentMeaningAreNotEqual(String one, String other) {
    assertThat(same(lines(one), lines(other))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yes",
        "On",
        "n",
        "010",
        "1_000",
        "12:30",
        "0o10",
        "0x1F",
        "2001-12-14",
        "1e3",
        "0b1",
        "<<"
      })
  void aScalarThatTheVersionsReadDifferentlyEqualsOnlyItself(String plain) {
    var text = "a: " + plain;
    assertThat(same(text, text + " # comment")).isTrue();
    assertThat(same(text, "a: '" + plain + "'")).isFalse();
    assertThat(same("a: 010", "a: 10")).isFalse();
    assertThat(same("a: yes", "a: true")).isFalse();
  }

  @Test
  void aBlockScalarEqualsAQuotedOne() {
    assertThat(same("a: |-\n  x\n  y", "a: \"x\\ny\"")).isTrue();
    assertThat(same("a: |\n  x", "a: x")).isFalse();
  }

  @Test
  void aliasesAreNotExpanded() {
    var text = new StringBuilder("a0: &a0 [x]\n");
    for (var i = 1; i < 100; i++) {
      text.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    assertThat(same(text.toString(), text + "# comment")).isTrue();
  }

  @Test
  void anErrorHasLineAndColumn() {
    assertInvalid("a: 1\nb: [2", "is not YAML: line 2, column 6: ");
    assertInvalid("a: 1\nb: 2\na: 3", "is not YAML: line 3, column 1: the key \"a\" is repeated");
    assertInvalid("a: &x [*x]", "is not YAML: line 1, column 4: it contains itself");
    assertInvalid("a: *x", "is not YAML: line 1, column 4: ");
  }

  @Test
  void textThatIsTooDeepIsInvalid() {
    assertInvalid(
        "[".repeat(100_000) + "]".repeat(100_000), "is not YAML: it is nested too deeply");
  }

  private static void assertInvalid(String text, String message) {
    var rule = YAML.check().rule();
    assertThatThrownBy(() -> rule.test(text))
        .isInstanceOfSatisfying(
            CtyException.class, e -> assertThat(e.reason()).startsWith(message));
    assertThat(same(text, text + " ")).isFalse();
    assertThat(same(text, text)).isTrue();
  }

  @Test
  void validTextsPass() {
    var rule = YAML.check().rule();
    assertThat(rule.test("")).isTrue();
    assertThat(rule.test("a: !Ref x\n---\n- 1")).isTrue();
  }
}
