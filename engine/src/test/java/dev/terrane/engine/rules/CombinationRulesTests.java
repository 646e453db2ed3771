package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.combination.Combination;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which attributes of an object may or must be set together.
class CombinationRulesTests {
  private static final Attribute<String> B = Attribute.string("b").optional();
  private static final Attribute<String> C = Attribute.string("c").optional();

  private static List<Attribute<?>> members(Combination rule) {
    return List.of(Attribute.string("a").optional().check(rule), B, C);
  }

  private static List<Diagnostic> check(List<Attribute<?>> members, String config) {
    return ConfigRules.check(members, Notation.object(members, config), true);
  }

  private static List<String> places(Combination rule, String config) {
    return check(members(rule), config).stream()
        .filter(Diagnostic::isError)
        .map(finding -> finding.path().toString())
        .toList();
  }

  private static List<String> expected(String places) {
    return places.isEmpty() ? List.of() : List.of(places.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{a = \"x\"}                       | ''",
        "{c = \"x\"}                       | ''",
        "{a = \"x\", b = \"y\"}            | a b",
        "{a = \"x\", b = \"y\", c = ?}     | a b",
        "{a = \"x\", b = \"y\", c = \"z\"} | a b c",
        "{a = ?}                           | ''",
        "{a = \"x\", b = ?}                | ''",
        "{a = \"x\", b = ?!}               | a b",
        "{a = ?!, b = ?}                   | ''",
      })
  void exactlyOneIsSet(String config, String places) {
    assertThat(places(Combination.exactlyOneOf(B, C), config)).isEqualTo(expected(places));
  }

  @Test
  void oneThatIsMissingIsReportedAtTheObject() {
    var found = check(members(Combination.exactlyOneOf(B, C)), "{}");
    assertThat(found)
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.path().isRoot()).isTrue();
          assertThat(finding.summary()).isEqualTo("Missing Attribute: a, b and c");
          assertThat(finding.detail())
              .isEqualTo(
                  "Exactly one of a, b and c must be set, but none is set. Set one of them.");
        });
  }

  @Test
  void moreThanOneIsReportedAtEachWithTheNamesOfAll() {
    assertThat(check(members(Combination.exactlyOneOf(B, C)), "{a = \"x\", c = \"z\"}"))
        .extracting(Diagnostic::summary)
        .containsExactly("Conflicting Attributes: a", "Conflicting Attributes: c");
    assertThat(check(members(Combination.exactlyOneOf(B, C)), "{a = \"x\", c = \"z\"}"))
        .extracting(Diagnostic::detail)
        .containsOnly(
            "Exactly one of a, b and c can be set, but a and c are set. Remove all but one from the"
                + " configuration.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"{a = \"x\", b = \"y\"} | 0", "{c = ?} | 0", "{} | 1", "{b = \"\"} | 0"})
  void atLeastOneIsSet(String config, int findings) {
    assertThat(check(members(Combination.atLeastOneOf(B, C)), config)).hasSize(findings);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}                                | ''",
        "{a = \"x\", b = \"y\", c = \"z\"} | ''",
        "{a = \"x\", b = \"y\", c = ?}     | ''",
        "{a = \"x\", b = \"y\"}            | a b",
        "{a = \"x\", b = ?}                | a",
        "{b = ?}                           | ''",
      })
  void allAreSetOrNone(String config, String places) {
    assertThat(places(Combination.allOrNone(B, C), config)).isEqualTo(expected(places));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{a = \"x\"}                       | ''",
        "{b = \"y\", c = \"z\"}            | ''",
        "{a = \"x\", c = \"z\"}            | a c",
        "{a = \"x\", b = \"y\", c = \"z\"} | a b a c",
        "{a = ?, c = \"z\"}                | ''",
      })
  void oneConflictsWithTheOthers(String config, String places) {
    assertThat(places(Combination.conflictsWith(B, C), config)).isEqualTo(expected(places));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{b = \"y\"}                       | ''",
        "{a = \"x\", b = \"y\", c = \"z\"} | ''",
        "{a = \"x\", b = \"y\"}            | a",
        "{a = \"x\", b = \"y\", c = ?}     | ''",
        "{a = ?}                           | ''",
        "{a = ?!, c = \"z\"}               | a",
      })
  void oneRequiresTheOthers(String config, String places) {
    assertThat(places(Combination.requiredWith(B, C), config)).isEqualTo(expected(places));
  }

  @Test
  void theWriteOnlyOneIsPreferredWhereTheCliSupportsIt() {
    var secret = Attribute.string("s_wo").optional().writeOnly();
    var members =
        List.<Attribute<?>>of(
            Attribute.string("s").optional().check(Combination.preferWriteOnly(secret)), secret);
    var config = Notation.object(members, "{s = \"x\"}");
    assertThat(ConfigRules.check(members, config, true))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.isError()).isFalse();
          assertThat(finding.summary()).isEqualTo("Write-Only Attribute Available: s");
          assertThat(finding.detail()).contains("Set s_wo instead");
        });
    assertThat(ConfigRules.check(members, config, false)).isEmpty();
    assertThat(check(members, "{s = ?}")).isEmpty();
  }

  @Test
  void aRuleThatSeveralAttributesHaveIsReportedOnce() {
    var a = Attribute.string("a").optional();
    var members =
        List.<Attribute<?>>of(
            a.check(Combination.exactlyOneOf(B)), B.check(Combination.exactlyOneOf(a)));
    assertThat(check(members, "{}")).hasSize(1);
    assertThat(check(members, "{a = \"x\", b = \"y\"}")).hasSize(2);
  }

  @Test
  void anObjectInsideIsNamedByItsPath() {
    var inner = NestedObject.of(members(Combination.exactlyOneOf(B, C)).toArray(Attribute[]::new));
    var members = new ArrayList<Attribute<?>>(List.of(inner.blockList("rule")));
    assertThat(check(members, "{rule = [{a = \"x\"}, {a = \"x\", b = \"y\"}, {}]}"))
        .extracting(finding -> finding.path().toString())
        .containsExactly("rule[1].a", "rule[1].b", "rule[2]");
  }

  @Test
  void anEmptyCollectionOfBlocksIsNotSet() {
    var block = NestedObject.of(Attribute.string("x").optional()).blockList("block");
    var members =
        List.<Attribute<?>>of(
            Attribute.string("a").optional().check(Combination.exactlyOneOf(block)), block);
    assertThat(check(members, "{a = \"x\", block = []}")).isEmpty();
    assertThat(check(members, "{block = [{x = ?}]}")).isEmpty();
    assertThat(check(members, "{a = \"x\", block = [{x = ?}]}")).hasSize(2);
  }

  @Test
  void aValueOfAnyTypeIsSetOrNot() {
    var any = Attribute.of("any", AttributeType.ANY).optional();
    var members = List.<Attribute<?>>of(any.check(Combination.exactlyOneOf(B)), B);
    assertThat(check(members, "{any = {k = [\"x\"]}}")).isEmpty();
    assertThat(check(members, "{any = ?, b = \"y\"}")).isEmpty();
    assertThat(check(members, "{any = \"x\", b = \"y\"}")).hasSize(2);
    assertThat(check(members, "{}")).hasSize(1);
  }

  @Test
  void anEmptyCollectionThatMeansNullIsNotSet() {
    var tags = Attribute.of("tags", AttributeType.list(AttributeType.STRING)).optional();
    var rule = Combination.conflictsWith(B);
    assertThat(check(List.of(tags.emptyIsNull().check(rule), B), "{tags = [], b = \"y\"}"))
        .isEmpty();
    assertThat(check(List.of(tags.check(rule), B), "{tags = [], b = \"y\"}")).hasSize(2);
  }

  @Test
  void aValueThatTheEnvironmentMayProvideIsNotMissing() {
    var token = Attribute.string("token").defaultFromEnvironment("TOKEN");
    var members =
        List.<Attribute<?>>of(
            Attribute.string("a").optional().check(Combination.atLeastOneOf(token)), token);
    assertThat(check(members, "{}")).isEmpty();
  }
}
