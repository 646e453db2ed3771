package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Failure;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests the conversion between import ids and identities.
class ImportTemplateTests {
  private static final Attribute<String> ZONE =
      Attribute.string("zone").required().identity().check(Check.pattern("[^!]*"));
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<Boolean> FLAG = Attribute.bool("flag").optional();

  private static ImportTemplate template(String text) {
    return Schema.resource(ZONE, NAME, FLAG).importId(text).importTemplate().orElseThrow();
  }

  @Test
  void aSingleIdentityNeedsNoTemplate() {
    var template = Schema.resource(NAME, FLAG).importTemplate().orElseThrow();
    assertThat(template.read("a/b")).containsOnlyKeys("name").containsValue(CtyValue.string("a/b"));
  }

  @Test
  void withoutAnIdentityThereIsNone() {
    assertThat(Schema.resource(FLAG).importTemplate()).isEmpty();
    assertThat(Schema.resource(ZONE, NAME).importTemplate()).isEmpty();
  }

  @Test
  void theLastPartTakesTheRest() {
    assertThat(template("{zone}/{name}").read("eu/a/b\nc").values())
        .containsExactly(CtyValue.string("eu"), CtyValue.string("a/b\nc"));
  }

  @Test
  void textBetweenTheNamesIsNoPattern() {
    assertThat(template("z.{zone}+[{name}]").read("z.eu+[a]").values())
        .containsExactly(CtyValue.string("eu"), CtyValue.string("a"));
    assertThatThrownBy(() -> template("z.{zone}+[{name}]").read("zzeu+[a]"))
        .isInstanceOf(Failure.class);
  }

  @Test
  void anIdIsWrittenAsItIsRead() {
    var template = template("z.{zone}+[{name}]");
    var written = template.write(CtyValue.object(template.read("z.eu+[$1]")));
    assertThat(written).contains("z.eu+[$1]");
    var zone = CtyValue.string("eu");
    assertThat(template.write(CtyValue.object(Map.of("zone", zone)))).isEmpty();
    for (var name : List.of(CtyValue.nullOf(CtyType.STRING), CtyValue.unknown(CtyType.STRING))) {
      assertThat(template.write(CtyValue.object(Map.of("zone", zone, "name", name)))).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"eu", "/a", "eu/", "''"})
  void anIdOfAnotherShapeIsRefused(String id) {
    assertThatThrownBy(() -> template("{zone}/{name}").read(id))
        .hasMessageContaining("does not have the form {zone}/{name}.");
  }

  @Test
  void aPartObeysTheChecksOfItsAttribute() {
    assertThatThrownBy(() -> template("{zone}/{name}").read("e!/a"))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("\"e!\" is not a valid zone: it must match [^!]*");
  }

  @ParameterizedTest
  @CsvSource({
    "{zone}, does not contain the identity attributes [name]",
    "{zone}/{name}/{flag}, 'names flag, which is not an identity attribute'",
    "{zone}/{zone}/{name}, 'names zone, which is not an identity attribute'",
  })
  void aTemplateNamesEachIdentityAttributeOnce(String text, String reason) {
    assertThatThrownBy(() -> template(text))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void whatIsPutTogetherIsTakenApart() {
    var seed = System.nanoTime();
    var random = new Random(seed);
    var template = template("{zone}/{name}");
    for (var i = 0; i < 1_000; i++) {
      var zone = text(random, "abc-.{}[]*");
      var name = text(random, "abc/-.{}[]* \n");
      assertThat(template.read(zone + "/" + name).values())
          .as("seed %d", seed)
          .containsExactly(CtyValue.string(zone), CtyValue.string(name));
    }
  }

  private static String text(Random random, String letters) {
    var text = new StringBuilder();
    for (var i = 0; i < 1 + random.nextInt(5); i++) {
      text.append(letters.charAt(random.nextInt(letters.length())));
    }
    return text.toString();
  }

  private static final Attribute<Set<String>> TAGS =
      Attribute.of("tags", AttributeType.set(AttributeType.STRING)).required().identity();
  private static final Attribute<List<Long>> PORTS =
      Attribute.of("ports", AttributeType.list(AttributeType.LONG)).required().identity();

  private static ImportTemplate collections(String text) {
    return Schema.resource(NAME, TAGS, PORTS).importId(text).importTemplate().orElseThrow();
  }

  @Test
  void aCollectionIsJoinedByTheSeparatorOfTheTemplate() {
    var template = collections("{name}/{tags:, }/{ports:+}");
    var read = template.read("a/y, x/2+1+2");
    assertThat(read.get("tags"))
        .isEqualTo(
            CtyValue.set(CtyType.STRING, List.of(CtyValue.string("x"), CtyValue.string("y"))));
    assertThat(read.get("ports"))
        .isEqualTo(
            CtyValue.list(
                CtyType.NUMBER,
                List.of(CtyValue.number(2), CtyValue.number(1), CtyValue.number(2))));
    assertThat(template.write(CtyValue.object(read))).contains("a/x, y/2+1+2");
  }

  @Test
  void aCollectionThatTheIdCannotContainHasNoId() {
    var template = collections("{name}/{ports:+}/{tags:,}");
    var object = CtyValue.object(template.read("a/1/x"));
    for (var tags : List.of(List.<String>of(), List.of("x,y"), List.of(""))) {
      var set = CtyValue.set(CtyType.STRING, tags.stream().map(CtyValue::string).toList());
      assertThat(template.write(object.with("tags", set))).as("%s", tags).isEmpty();
    }
    assertThat(template.write(object.with("name", CtyValue.string("a/b")))).isEmpty();
  }

  @Test
  void anElementThatEndsWithTheBeginOfTheSeparatorHasNoId() {
    var template = Schema.resource(TAGS).importId("{tags:::}").importTemplate().orElseThrow();
    var tags = Stream.of("a:", "b").map(CtyValue::string).toList();
    var object = CtyValue.object(Map.of("tags", CtyValue.set(CtyType.STRING, tags)));
    assertThat(template.write(object)).isEmpty();
  }

  @Test
  void theSortedListThatAnIdentityHasForASetIsWritten() {
    var template = Schema.resource(TAGS).importId("{tags:,}").importTemplate().orElseThrow();
    var tags = Stream.of("a", "b").map(CtyValue::string).toList();
    var object = CtyValue.object(Map.of("tags", CtyValue.list(CtyType.STRING, tags)));
    assertThat(template.write(object)).contains("a,b");
  }

  @Test
  void partsHaveTextBetweenThem() {
    assertThatThrownBy(() -> template("{zone}{name}"))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("must have a text between the attribute and {name}");
  }

  @ParameterizedTest
  @CsvSource({
    "a/1/, does not have the form",
    "'a/1/x,', between the elements, none of which is empty",
    "'a/1+b/x', must be a list of number",
  })
  void anElementThatIsInvalidIsReported(String id, String reason) {
    assertThatThrownBy(() -> collections("{name}/{ports:+}/{tags:,}").read(id))
        .isInstanceOf(Failure.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "'{name}/{ports}/{tags:,}', 'must define the text between the elements, such as {ports:,}'",
    "'{name:,}/{ports:+}/{tags:,}', 'the attribute has none; write {name}'",
    "'{ports:,},{name}/{tags:,}', cannot be distinguished from the separator",
    "'{ports:-/-}/{name}/{tags:,}', cannot be distinguished from the separator",
  })
  void theSeparatorOfACollectionIsUnambiguous(String text, String reason) {
    assertThatThrownBy(() -> collections(text))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aSingleCollectionNeedsATemplate() {
    assertThat(Schema.resource(TAGS).importTemplate()).isEmpty();
    assertThat(Schema.resource(TAGS).importId("{tags:,}").importTemplate().orElseThrow().read("a"))
        .containsOnlyKeys("tags");
  }
}
