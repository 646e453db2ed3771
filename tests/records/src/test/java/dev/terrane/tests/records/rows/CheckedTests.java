package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The row of Jakarta Validation's annotations, and that of semantic equality. */
class CheckedTests {
  private final Memory<Checked> memory = new Memory<>();
  private final TestInstance checked = Serving.instance(memory, new CheckedResource());

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "name = \"N\"; name",
        "name = \"toolongname\"; name",
        "name = \"n\", size = 0; size",
        "name = \"n\", size = 10; size",
        "name = \"n\", share = 1; share",
        "name = \"n\", share = -0.1; share",
        "name = \"n\", loss = 1; loss",
        "name = \"n\", gain = 0; gain",
        "name = \"n\", gain = 1.234; gain",
        "name = \"n\", policy = \"{\"; policy",
        "name = \"n\", words = [?, \" \"]; words",
        "name = \"n\", words = []; words",
        "name = \"n\", words = [\"a\", \" \"]; words"
      })
  void whatBreaksACheckIsReportedAtItsPlace(String config, String place) {
    var finding = checked.validate("{" + config + "}").only();
    assertThat(finding.path().toString()).startsWith(place);
    assertThat(finding.isError()).isTrue();
  }

  @Test
  void whatIsUnknownIsCheckedWhenItIsKnown() {
    var open = "{name = \"n\", size = ?, words = [?]}";
    assertThat(checked.validate(open).all()).isEmpty();
    assertThat(checked.apply(open, "{name = \"n\", size = 10, words = [\"a\"]}").ok()).isFalse();
    assertThat(checked.exists()).isFalse();
  }

  @Test
  void whatIsWithinBoundsIsKept() {
    assertThat(
            checked
                .apply(
                    "{name = \"n\", size = 9, share = 0, loss = 0, gain = 999.99, words = [\"a\"]}")
                .all())
        .isEmpty();
  }

  @Test
  void twoSpellingsOfOneValueAreNoChangeAndTheUsersIsKept() {
    var config = "{name = \"n\", policy = \"[1, 2]\", host = \"A.example\", path = \"/a\"}";
    assertThat(checked.apply(config).all()).isEmpty();
    assertThat(checked.state()).isEqualTo(checked.value(config));
    assertThat(
            checked
                .plan("{name = \"n\", policy = \"[1,2]\", host = \"a.EXAMPLE\", path = \"/a/\"}")
                .action())
        .isEqualTo(Action.NO_OP);
    assertThat(checked.plan(config.replace("/a", "/b")).action()).isEqualTo(Action.UPDATE);
  }

  @Test
  void nullAndEmptyAreOneToTheAuthorUnlessHeWantsBoth() {
    assertThat(checked.apply("{name = \"n\"}").all()).isEmpty();
    assertThat(checked.apply("{name = \"n\", exact = []}").all()).isEmpty();
    assertThat(checked.apply("{name = \"n\", tags = [], exact = [\"a\"]}").all()).isEmpty();
    assertThat(memory.calls())
        .containsExactly("tags [] exact null", "tags [] exact []", "tags [] exact [a]");
    assertThat(checked.state())
        .isEqualTo(checked.value("{name = \"n\", tags = [], exact = [\"a\"]}"));
  }
}
