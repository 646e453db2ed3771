package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ViolationTests {
  @Test
  void printsPlaceReasonRuleAndValues() {
    var violations =
        PlanRules.check(
            Catalog.MEMBERS,
            Catalog.value("null"),
            Catalog.value("{many = [{name = \"a\"}]}"),
            Catalog.value("{many = [{name = \"b\"}]}"));

    assertThat(violations)
        .extracting(Violation::toString)
        .containsExactly(
            "many[0].name: planned value does not match config value (A8);"
                + " expected \"a\"; actual \"b\"");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "'{secret = \"s3cr\"}', '{secret = \"Xs3cr\"}'",
        "'{hidden = [{name = \"s3cr\"}]}', '{hidden = []}'",
        // A value that contains a sensitive attribute is not shown either.
        "'{many = [{key = \"s3cr\"}]}', '{many = []}'",
        "'{one = {key = \"s3cr\"}}', '{}'",
        "'{}', '{one = {key = \"s3cr\"}}'",
        "'{b_list = [{key = \"s3cr\"}]}', '{b_list = []}'",
        "'{b_list = [{key = \"s3cr\"}]}', '{b_list = [{key = \"Xs3cr\"}]}'",
        "'{b_single = {key = \"s3cr\"}}', '{b_single = null}'",
        "'{b_list = ?}', '{b_list = [{key = \"s3cr\"}]}'",
        "'{one = {key = \"s3cr\"}}', 'null'"
      })
  void sensitiveValuesAreNeverReported(String wanted, String actual) {
    var one = Catalog.value(wanted);
    var other = Catalog.value(actual);

    var violations =
        List.of(
            PlanRules.check(Catalog.MEMBERS, Catalog.value("null"), one, other),
            ApplyRules.check(Catalog.MEMBERS, one, other));

    assertThat(violations.stream().flatMap(List::stream)).isNotEmpty();
    assertThat(violations.toString()).doesNotContain("s3cr");
  }

  @Test
  void sensitivityReachesDownFromAParent() {
    var inner = NestedObject.of(Attribute.string("a").optional());
    List<Attribute<?>> members = List.of(inner.attribute("outer").optional().sensitive());
    var one = Notation.object(members, "{outer = {a = \"s3cr\"}}");
    var other = Notation.object(members, "{outer = {a = \"Xs3cr\"}}");

    var plan = PlanRules.check(members, other, one, Notation.object(members, "{outer = {a = ?}}"));
    var apply = ApplyRules.check(members, one, other);

    assertThat(plan)
        .extracting(violation -> violation.path().toString())
        .containsExactly("outer.a");
    assertThat(apply).extracting(Violation::rule).containsExactly("K2");
    assertThat(plan.toString() + apply).doesNotContain("s3cr");
  }

  @Test
  void pathsEndAtTheFirstSet() {
    var state = Catalog.value("{bag = [{name = \"a\", id = ?}]}");

    assertThat(ResultRules.read(Catalog.MEMBERS, state))
        .extracting(Violation::toString)
        .containsExactly("bag: unknown value where all must be known (R6)");
  }
}
