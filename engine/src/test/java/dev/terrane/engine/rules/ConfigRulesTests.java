package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConfigRulesTests {
  private static final List<Attribute<?>> MEMBERS =
      List.of(
          Attribute.string("req").required().check(Check.pattern("[a-z]+")),
          Attribute.string("id").computed(),
          Attribute.string("wo").optional().writeOnly(),
          Attribute.int32("port").optional().check(Check.between(1, 9)),
          Attribute.string("secret").optional().sensitive().check(Check.length(5, 9)),
          Attribute.int32("code").optional().sensitive(),
          Attribute.of("ports", AttributeType.list(AttributeType.INT))
              .optional()
              .check(Check.size(1, 2)),
          Attribute.string("old").optional().deprecated("Write new instead."),
          Attribute.string("bad")
              .optional()
              .check(new Check<>(ConfigRulesTests::fails, "must be fine")),
          Attribute.string("quiet")
              .optional()
              .sensitive()
              .check(new Check<>(ConfigRulesTests::fails, "must be quiet")),
          disk().attribute("one").optional(),
          disk().attributeList("many").optional().check(Check.size(0, 2)),
          disk().attributeMap("keyed").optional(),
          disk().attributeSet("bag").optional(),
          disk().attribute("made").computed(),
          disk().attribute("vault").optional().sensitive(),
          disk().block("b_single"),
          disk().blockList("b_list").deprecated("Write many instead."),
          disk().blockGroup("b_group"));

  private static NestedObject<ObjectView> disk() {
    return NestedObject.of(
        Attribute.string("name").required().check(Check.length(1, 3)),
        Attribute.string("id").computed());
  }

  private static boolean fails(String text) {
    throw new IllegalStateException("cannot look at " + text);
  }

  static List<List<String>> cases() {
    return Table.rows("config.md", "findings").toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void findsWhatTheSchemaForbids(List<String> row) {
    var found = check(row.get(1));

    assertThat(found)
        .extracting(finding -> finding.path() + ": " + finding.summary())
        .containsExactly(row.get(0).isEmpty() ? new String[0] : row.get(0).split("; "));
  }

  private static List<Diagnostic> check(String config) {
    var text = config.contains("req =") ? config : config.replaceFirst("\\{", "{req = \"a\", ");
    var full =
        text.contains("b_group =") ? text : text.replaceFirst("\\{", "{b_group = {name = \"g\"}, ");
    return ConfigRules.check(MEMBERS, Notation.object(MEMBERS, full), true);
  }

  @Test
  void nothingIsAskedOfNoConfiguration() {
    for (var text : List.of("null", "?")) {
      assertThat(ConfigRules.check(MEMBERS, Notation.object(MEMBERS, text), true)).isEmpty();
    }
  }

  @Test
  void writeOnlyValueNeedsAClientThatKnowsIt() {
    List<Attribute<?>> members = List.of(Attribute.string("wo").optional().writeOnly());

    for (var text : List.of("{wo = \"a\"}", "{wo = ?}")) {
      var config = Notation.object(members, text);
      assertThat(ConfigRules.check(members, config, true)).isEmpty();
      assertThat(ConfigRules.check(members, config, false))
          .extracting(finding -> finding.path() + ": " + finding.summary())
          .containsExactly("wo: WriteOnly Attribute Not Allowed");
    }
    assertThat(ConfigRules.check(members, Notation.object(members, "{}"), false)).isEmpty();
  }

  @Test
  void textNamesAttributeRuleAndValue() {
    assertThat(check("{port = 12}"))
        .extracting(Diagnostic::detail)
        .containsExactly("The attribute port must be between 1 and 9, but is 12.");
    assertThat(check("{ports = [1, 1.5]}"))
        .extracting(Diagnostic::detail)
        .singleElement()
        .asString()
        .startsWith("The attribute ports[1] must be a whole number")
        .endsWith("not 1.5.");
  }

  @Test
  void sensitiveValuesAreNotTold() {
    var found =
        check(
            "{secret = \"xyz\", code = 77.25, quiet = \"xyz\", vault = {name = \"wxyz\"}, req ="
                + " \"a\"}");

    assertThat(found).hasSize(4);
    assertThat(found.toString()).doesNotContain("xyz").doesNotContain("77.25");
    assertThat(found.get(0).detail()).contains("secret must have 5 to 9 characters");
    assertThat(found.get(1).detail()).contains("code does not fit its type");
  }

  @Test
  void failingCheckBecomesADiagnosticThatNamesIt() {
    assertThat(check("{bad = \"x\"}"))
        .extracting(Diagnostic::detail)
        .singleElement()
        .asString()
        .contains("bad", "\"must be fine\"", "cannot look at x", "bug in the provider");
    assertThat(check("{quiet = \"x1y\"}"))
        .extracting(Diagnostic::detail)
        .singleElement()
        .asString()
        .contains("quiet", "\"must be quiet\"", "IllegalStateException")
        .doesNotContain("x1y");
  }

  @Test
  void deprecationIsAWarningWithTheAuthorsAdvice() {
    assertThat(check("{old = \"x\"}"))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.isError()).isFalse();
          assertThat(finding.detail()).isEqualTo("Write new instead.");
        });
  }

  @Test
  void ownTypeThatCannotBeReadYetIsNotAsked() {
    var pair =
        NestedObject.<String>of(
            List.of(Attribute.string("name").required(), Attribute.string("id").computed()),
            view -> view.get(Attribute.string("id")),
            _ -> ObjectView.EMPTY);
    List<Attribute<?>> members =
        List.of(
            pair.attribute("pair").optional().check(new Check<>(String::isEmpty, "must be empty")));

    assertThat(
            ConfigRules.check(members, Notation.object(members, "{pair = {name = \"a\"}}"), true))
        .isEmpty();
  }
}
