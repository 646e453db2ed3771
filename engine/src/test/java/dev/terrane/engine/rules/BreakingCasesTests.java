package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each rule of plan, apply and the other answers is broken by its case, and only it.
class BreakingCasesTests {
  private static final String FILE = "breaking-cases.md";

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

  static Stream<List<String>> replacements() {
    return MarkdownTable.rows(FILE, "requires replace");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("plans")
  void planBreaksItsRule(List<String> row) {
    var config = Catalog.value(row.get(2));
    var planned = Catalog.value(row.get(3));

    var violations = PlanRules.check(Catalog.MEMBERS, Catalog.value(row.get(1)), config, planned);

    assertBreaks(violations, row.get(0), row.get(4));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("applies")
  void resultOfApplyBreaksItsRule(List<String> row) {
    var planned = Catalog.value(row.get(1));

    var violations = ApplyRules.check(Catalog.MEMBERS, planned, Catalog.value(row.get(2)));

    assertBreaks(violations, row.get(0), row.get(3));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("secondPlans")
  void secondPlanBreaksItsRule(List<String> row) {
    var first = Catalog.value(row.get(1));

    var violations = CompatibilityRules.check(Catalog.MEMBERS, first, Catalog.value(row.get(2)));

    assertBreaks(violations, row.get(0), row.get(3));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("answers")
  void answerBreaksItsRule(List<String> row) {
    var violations = ResponseRules.check(row.get(1), Catalog.value(row.get(2)));

    assertBreaks(violations, row.get(0), row.get(3));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("replacements")
  void replacementBreaksItsRule(List<String> row) {
    var prior = Catalog.value(row.get(1));
    var planned = Catalog.value(row.get(2));
    var path = path(row.get(3));

    assertBreaks(RequiresReplaceRules.check(prior, planned, List.of(path)), row.get(0), row.get(3));
    assertThat(RequiresReplaceRules.kept(Catalog.MEMBERS, prior, planned, List.of(path))).isEmpty();
    assertThat(RequiresReplaceRules.check(NULL, planned, List.of(path))).isEmpty();
  }

  private static final CtyValue NULL = Catalog.value("null");

  private static CtyPath path(String text) {
    var path = CtyPath.ROOT;
    for (var name : text.split("\\.", -1)) {
      path = path.attribute(name);
    }
    return path;
  }

  private static void assertBreaks(List<Violation> violations, String rules, String paths) {
    assertThat(violations).extracting(Violation::rule).containsExactly(rules.split(" "));
    assertThat(violations)
        .extracting(violation -> violation.path().toString())
        .containsExactlyElementsOf(paths.isEmpty() ? List.of("") : Arrays.asList(paths.split(" ")));
    assertThat(violations).allSatisfy(violation -> assertThat(violation.reason()).isNotBlank());
  }
}
