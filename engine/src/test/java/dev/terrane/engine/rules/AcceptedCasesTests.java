package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of values that are valid, but close to a violation.
class AcceptedCasesTests {
  private static final String FILE = "accepted-cases.md";

  static Stream<List<String>> plans() {
    return MarkdownTable.rows(FILE, "plan");
  }

  static Stream<List<String>> applies() {
    return MarkdownTable.rows(FILE, "apply");
  }

  static Stream<List<String>> secondPlans() {
    return MarkdownTable.rows(FILE, "second plan at apply");
  }

  static Stream<List<String>> answers() {
    return MarkdownTable.rows(FILE, "other answers");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("plans")
  void planIsValid(List<String> row) {
    var config = Catalog.value(row.get(2));
    var planned = Catalog.value(row.get(3));

    assertThat(PlanRules.check(Catalog.MEMBERS, Catalog.value(row.get(1)), config, planned))
        .isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("applies")
  void resultCompletesItsPlan(List<String> row) {
    var planned = Catalog.value(row.get(1));

    assertThat(ApplyRules.check(Catalog.MEMBERS, planned, Catalog.value(row.get(2)))).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("secondPlans")
  void secondPlanCompletesTheFirst(List<String> row) {
    var first = Catalog.value(row.get(1));

    assertThat(CompatibilityRules.check(Catalog.MEMBERS, first, Catalog.value(row.get(2))))
        .isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("answers")
  void answerIsValid(List<String> row) {
    assertThat(ResponseRules.check(row.get(1), Catalog.value(row.get(2)))).isEmpty();
  }
}
