package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.List;
import java.util.stream.Collectors;
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
    return MarkdownTable.rows("config.md", "findings").toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void findsWhatTheSchemaForbids(List<String> row) {
    var found = check(row.get(1));

    assertThat(found)
        .allMatch(finding -> finding.summary().endsWith(": " + finding.path()))
        .extracting(
            finding -> finding.path() + ": " + finding.summary().replace(": " + finding.path(), ""))
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
          .containsExactly("wo: WriteOnly Attribute Not Allowed: wo");
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

  private static final AttributeType<String> COLOUR =
      AttributeType.choice(List.of("red", "blue"), List.of("RED", "BLUE")).named("Colour");
  private static final NestedObject<ObjectView> RULE =
      NestedObject.of(
          Attribute.int32("port").required().check(Check.atLeast("1")),
          Attribute.string("name").optional(),
          Attribute.string("token").optional().sensitive(),
          Attribute.string("id").computed(),
          Attribute.of("wait", AttributeType.DURATION).optional(),
          Attribute.of("colour", COLOUR).optional(),
          Attribute.string("pin").optional().check(Check.length(1, 2)).sensitive(),
          NestedObject.of(Attribute.string("cidr").required()).attribute("network").optional());
  private static final List<Attribute<?>> NESTED =
      List.of(
          RULE.attribute("one").optional(),
          RULE.attributeList("disk").optional(),
          RULE.attributeMap("tags").optional(),
          RULE.blockSet("rule"),
          NestedObject.of(
                  Attribute.string("zone").required(), RULE.attributeSet("inner").optional())
              .attributeSet("outer")
              .optional(),
          RULE.attributeSet("vault").optional().sensitive(),
          Attribute.of("hues", AttributeType.set(COLOUR)).optional(),
          Attribute.of("code", COLOUR).optional().sensitive(),
          Attribute.of("key", COLOUR).optional().writeOnly());

  private static String reported(String config) {
    return ConfigRules.check(NESTED, Notation.object(NESTED, config), true).stream()
        .map(Diagnostic::detail)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void textNamesTheWholePlace() {
    var must = " must be at least 1, but is 0.";
    assertThat(reported("{one = {port = 0}}")).isEqualTo("The attribute one.port" + must);
    assertThat(reported("{disk = [{port = 1}, {port = 0}]}"))
        .isEqualTo("The attribute disk[1].port" + must);
    assertThat(reported("{tags = {a = {port = 0}}}"))
        .isEqualTo("The attribute tags[\"a\"].port" + must);
    assertThat(reported("{disk = [{port = 1, network = {cidr = null}}]}"))
        .isEqualTo(
            "The attribute disk[0].network.cidr is required, but its value is null. Set a value.");
    assertThat(reported("{one = {port = 1, id = \"x\"}}"))
        .startsWith("The attribute one.id is read-only");
    assertThat(reported("{disk = [null]}")).startsWith("The element disk[0] is null, and ");
  }

  @Test
  void anElementOfASetIsReportedByWhatTheUserWroteBesideThePlace() {
    assertThat(reported("{rule = [{port = 1}, {port = 0, name = \"web\", wait = \"5s\"}]}"))
        .isEqualTo(
            "The attribute rule.port (where name = \"web\", wait = \"5s\") must be at least 1,"
                + " but is"
                + " 0.");
    assertThat(reported("{rule = [{port = 0, name = ?, id = null}]}"))
        .isEqualTo("The attribute rule.port must be at least 1, but is 0.");
    assertThat(reported("{rule = [{port = 7, network = {}}]}"))
        .startsWith("The attribute rule.network.cidr (where port = 7) is required");
    assertThat(reported("{outer = [{zone = \"eu\", inner = [{port = 0, name = \"n\"}]}]}"))
        .startsWith("The attribute outer.inner.port (where zone = \"eu\"; name = \"n\") must");
  }

  @Test
  void longArgumentsOfAnElementAreShortened() {
    assertThat(reported("{rule = [{port = 0, name = \"" + "n".repeat(99) + "\"}]}"))
        .isEqualTo(
            "The attribute rule.port (where name = \""
                + "n".repeat(39)
                + "…) must be at least 1,"
                + " but is 0.");
  }

  @Test
  void noSecretTellsWhichElementItIs() {
    assertThat(reported("{rule = [{port = 0, token = \"s3cr3t\", pin = \"p1\"}]}"))
        .isEqualTo("The attribute rule.port must be at least 1, but is 0.");
    assertThat(reported("{rule = [{port = 5, pin = \"p1n\"}]}"))
        .isEqualTo(
            "The attribute rule.pin (where port = 5) must have 1 to 2 characters. The value is"
                + " sensitive and not shown.");
    assertThat(reported("{vault = [{port = 0, name = \"s3cr3t\"}]}"))
        .isEqualTo(
            "The attribute vault.port must be at least 1. The value is sensitive and not shown.");
  }

  @Test
  void summaryNamesTheTypeThatAValueDoesNotFit() {
    assertThat(summaries("{one = {port = 1, colour = \"GREEN\"}}"))
        .containsExactly("Invalid Colour: one.colour");
    assertThat(summaries("{one = {port = 1, wait = \"5 minutes\"}}"))
        .containsExactly("Invalid Duration: one.wait");
    assertThat(summaries("{hues = [\"GREEN\"]}")).containsExactly("Invalid Colour: hues");
    assertThat(summaries("{one = {port = 0}}"))
        .containsExactly("Invalid Attribute Value: one.port");
  }

  private static List<String> summaries(String config) {
    return ConfigRules.check(NESTED, Notation.object(NESTED, config), true).stream()
        .map(Diagnostic::summary)
        .toList();
  }

  @Test
  void textOfAChoiceOrADurationNamesTheValue() {
    assertThat(reported("{one = {port = 1, colour = \"GREEN\"}}"))
        .isEqualTo("The attribute one.colour must be one of RED, BLUE, but is \"GREEN\".");
    assertThat(reported("{one = {port = 1, wait = \"5 minutes\"}}"))
        .isEqualTo(
            "The attribute one.wait must be a duration such as 30s or 1h30m, but is \"5"
                + " minutes\".");
    assertThat(reported("{hues = [\"GREEN\"]}"))
        .isEqualTo("The attribute hues[\"GREEN\"] must be one of RED, BLUE, but is \"GREEN\".");
    for (var secret : List.of("code", "key")) {
      assertThat(reported("{" + secret + " = \"GREEN\"}"))
          .isEqualTo(
              "The attribute "
                  + secret
                  + " has an invalid value. The value is sensitive and not shown.");
    }
  }

  @Test
  void sensitiveValuesAreNotReported() {
    var found =
        check(
            "{secret = \"xyz\", code = 77.25, quiet = \"xyz\", vault = {name = \"wxyz\"}, req ="
                + " \"a\"}");

    assertThat(found).hasSize(4);
    assertThat(found.toString()).doesNotContain("xyz").doesNotContain("77.25");
    assertThat(found.get(0).detail()).contains("secret must have 5 to 9 characters");
    assertThat(found.get(1).detail()).contains("code has an invalid value");
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
