package dev.terrane.provider.schema;

import static dev.terrane.provider.schema.SchemaKind.ACTION;
import static dev.terrane.provider.schema.SchemaKind.DATA_SOURCE;
import static dev.terrane.provider.schema.SchemaKind.PROVIDER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.Refinement;
import dev.terrane.provider.combination.Combination;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests each rule with a schema that violates it. The message names the attribute and the
/// correction.
class SchemaRulesTests {
  private static final Attribute<String> OK = Attribute.string("ok").optional();
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().writeOnly();
  private static final NestedObject<ObjectView> OBJECT = NestedObject.of(OK);
  private static final NestedObject<ObjectView> ANY =
      NestedObject.of(Attribute.of("any", AttributeType.ANY).optional());

  /// A schema that is refused, and how.
  private static final List<SchemaKind> KINDS =
      List.of(
          PROVIDER,
          SchemaKind.RESOURCE,
          DATA_SOURCE,
          SchemaKind.EPHEMERAL_RESOURCE,
          SchemaKind.LIST_RESOURCE,
          ACTION);

  record Case(SchemaKind kind, Attribute<?> member, String message) {
    static Case resource(Attribute<?> member, String message) {
      return new Case(SchemaKind.RESOURCE, member, message);
    }

    @Override
    public String toString() {
      return message;
    }
  }

  private static Attribute<String> plain() {
    return Attribute.string("x");
  }

  static Stream<Case> actions() {
    return Stream.of(
        new Case(ACTION, plain().computed(), "x: the attributes of an action cannot be computed"),
        new Case(
            ACTION,
            plain().optional().writeOnly("v"),
            "x: a version of a write-only attribute is allowed only in a managed resource"));
  }

  static Stream<Case> traits() {
    return Stream.of(
        Case.resource(plain(), "x: use one of required(), optional(), computed()"),
        Case.resource(plain().required().optional(), "x: an attribute cannot be required and opt"),
        Case.resource(plain().required().computed(), "x: an attribute cannot be required and comp"),
        Case.resource(plain().required().defaultTo("a"), "x: an attribute cannot be required and"),
        Case.resource(
            plain().computed().writeOnly(), "x: a write-only attribute cannot be computed (S20)"),
        Case.resource(
            plain().defaultTo("a").writeOnly(),
            "x: a write-only attribute cannot be computed (S20)"),
        new Case(
            PROVIDER, plain().computed(), "x: the attributes of a provider cannot be computed"),
        new Case(
            SchemaKind.LIST_RESOURCE,
            plain().computed(),
            "x: the attributes of a list resource cannot be computed"),
        new Case(PROVIDER, SECRET, "secret: write-only attributes are allowed only in"),
        new Case(DATA_SOURCE, SECRET, "secret: write-only attributes are allowed only in"),
        new Case(DATA_SOURCE, plain().required().identity(), "x: identity() is allowed only"),
        new Case(PROVIDER, plain().required().identity(), "x: identity() is allowed only in a"),
        Case.resource(
            plain().required().identity().sensitive(), "x: an identity attribute cannot be"),
        Case.resource(
            Attribute.of("x", AttributeType.map(AttributeType.STRING)).required().identity(),
            "x: an identity attribute must be a string, a number or"),
        Case.resource(plain().optional().stable(), "x: stable(), changesWith(), nullable() and"),
        Case.resource(plain().optional().nullable(), "x: stable(), changesWith(), nullable() and"),
        Case.resource(
            plain().optional().changesWith(plain()), "x: stable(), changesWith(), nullable() and"),
        Case.resource(
            plain().optional().promises(Refinement.notNull()),
            "x: stable(), changesWith(), nullable() and"),
        Case.resource(
            plain().computed().changesWith(OK), "x: changes with ok, which is not an attr"),
        Case.resource(
            plain().defaultTo("a").check(Check.oneOf("b")), "x: the default does not pass"),
        Case.resource(plain().optional().items(0, 1), "x: items(...) is allowed only for blocks;"));
  }

  static Stream<Case> combinations() {
    return Stream.of(
        Case.resource(
            plain().optional().check(Combination.exactlyOneOf()),
            "x: a combination requires the name of another attribute"),
        Case.resource(
            plain().optional().check(Combination.exactlyOneOf(OK)),
            "x: a combination names ok, which is not another attribute beside it"),
        Case.resource(
            plain().optional().check(Combination.exactlyOneOf(plain())),
            "x: a combination names x, which is not another attribute beside it"),
        Case.resource(
            plain().required().check(Combination.exactlyOneOf(OK)),
            "x: a combination names x, which is required; make it optional"),
        Case.resource(
            plain().computed().check(Combination.exactlyOneOf(OK)),
            "x: a combination names x, which cannot be configured"));
  }

  static Stream<Case> plans() {
    var secret = "x: a write-only attribute is not stored, so its change cannot";
    var unplanned =
        "x: stable(), changesWith(...) and requiresReplace() are allowed only in a managed"
            + " resource";
    var always =
        "x: an attribute with a default cannot be stable(), nullable() or changesWith(...)";
    return Stream.of(
        Case.resource(plain().optional().writeOnly().requiresReplace(), secret),
        Case.resource(plain().optional().writeOnly().identity(), secret),
        new Case(DATA_SOURCE, plain().optional().requiresReplace(), unplanned),
        new Case(DATA_SOURCE, plain().computed().stable(), unplanned),
        new Case(PROVIDER, plain().optional().requiresReplace(), unplanned),
        new Case(PROVIDER, plain().defaultTo("a").stable(), unplanned),
        Case.resource(plain().defaultTo("a").stable(), always),
        Case.resource(plain().defaultTo("a").nullable(), always),
        Case.resource(plain().defaultTo("a").changesWith(plain()), always),
        Case.resource(
            plain().computed().changesWith(plain()), "x: an attribute cannot change with itself"),
        Case.resource(
            Attribute.int64("x").computed().promises(Refinement.NONE.withPrefix("a")),
            "x: the refinement does not apply to the type of the attribute"),
        Case.resource(
            Attribute.of("x", AttributeType.STRING.as(text -> text, _ -> unwritable()))
                .defaultTo("a"),
            "x: the default cannot be encoded: java.lang.IllegalStateException: no such spelling"));
  }

  private static String unwritable() {
    throw new IllegalStateException("no such spelling");
  }

  static Stream<Case> sets() {
    return Stream.of(
        Case.resource(
            Attribute.of("x", AttributeType.set(AttributeType.ANY)).optional(),
            "x: a set cannot have elements of dynamic type; use a list"),
        Case.resource(
            Attribute.of("x", AttributeType.list(AttributeType.set(AttributeType.ANY))).optional(),
            "x: a set cannot have elements of dynamic type; use a list"),
        Case.resource(
            ANY.attributeSet("x").optional(), "x: a set cannot have elements of dynamic type;"),
        Case.resource(
            ANY.blockSet("x"), "x: a set of blocks cannot contain an attribute of dynamic type;"),
        Case.resource(
            NestedObject.of(SECRET).attributeSet("x").optional(),
            "x: a set cannot contain a write-only"),
        Case.resource(
            NestedObject.of(SECRET).blockSet("x"),
            "x: a set of blocks cannot contain a write-only"),
        Case.resource(
            NestedObject.of(NestedObject.of(SECRET).block("b")).blockSet("x"),
            "x: a set of blocks cannot contain a write-only"));
  }

  static Stream<Case> blocks() {
    return Stream.of(
        Case.resource(OBJECT.block("x").optional(), "x: a block cannot be optional, computed or"),
        Case.resource(OBJECT.block("x").computed(), "x: a block cannot be optional, computed or"),
        Case.resource(OBJECT.block("x").writeOnly(), "x: a block cannot be optional, computed or"),
        Case.resource(OBJECT.block("x").identity(), "x: a block cannot be computed or part of"),
        Case.resource(
            OBJECT.block("x").sensitive(),
            "x: a block cannot be sensitive; make its attributes sensitive"),
        Case.resource(
            NestedObject.of(OBJECT.block("b")).attribute("x").optional(),
            "x.b: a block is not allowed inside an attribute; use a nested attribute"),
        Case.resource(OBJECT.blockList("x").items(-1, 0), "x: the number of blocks cannot be neg"),
        Case.resource(
            OBJECT.blockList("x").items(3, 2), "x: the minimum number of blocks is greater"),
        Case.resource(
            OBJECT.block("x").items(1, 1), "x: items(...) is allowed only for blocks in a list or"),
        Case.resource(
            OBJECT.blockMap("x").items(1, 0),
            "x: items(...) is allowed only for blocks in a list or"),
        Case.resource(
            OBJECT.blockGroup("x").items(0, 1),
            "x: items(...) is allowed only for blocks in a list"),
        Case.resource(OBJECT.blockList("x").required(), "x: use items(1, 0) to require at least"),
        Case.resource(
            OBJECT.attribute("x").computed(),
            "x.ok: an attribute of a computed object cannot be configured; make it computed"),
        Case.resource(
            NestedObject.of(plain().required().identity()).block("b"),
            "b.x: an identity attribute is not allowed inside blocks"),
        Case.resource(
            NestedObject.of(NestedObject.of(plain()).block("c")).blockMap("b"),
            "b.c.x: use one of required(), optional(), computed()"),
        Case.resource(
            NestedObject.of(OK, OK).block("b"), "b.ok: the name is used twice in the same object"));
  }

  @ParameterizedTest
  @MethodSource({"actions", "traits", "combinations", "plans", "sets", "blocks"})
  void isRefusedAtTheAuthorsAttribute(Case broken) {
    assertThatThrownBy(() -> Schema.of(broken.kind, List.of(broken.member)))
        .isInstanceOf(SchemaException.class)
        .hasMessageStartingWith(broken.message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Name", "my-name", "1st", "a.b", "ä", "a b"})
  void aNameHasLowerCaseLettersDigitsAndUnderscores(String name) {
    assertThatThrownBy(() -> Schema.resource(Attribute.string(name).optional()))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("lower-case letters, digits and underscores");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connection",
        "count",
        "depends_on",
        "for_each",
        "lifecycle",
        "provider",
        "provisioner"
      })
  void aNameOfTerraformIsReservedAtTheRootAlone(String name) {
    var taken = Attribute.string(name).optional();
    assertThatThrownBy(() -> Schema.resource(taken)).hasMessageStartingWith(name + ": the name is");
    assertThatThrownBy(() -> Schema.dataSource(taken)).hasMessageContaining("reserved");
    assertThatCode(() -> Schema.provider(taken)).doesNotThrowAnyException();
    assertThatCode(() -> Schema.resource(NestedObject.of(taken).block("b")))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(strings = {"alias", "version"})
  void aProviderHasReservedNamesOfItsOwn(String name) {
    var taken = Attribute.string(name).optional();
    assertThatThrownBy(() -> Schema.provider(taken)).hasMessageContaining("reserved");
    assertThatCode(() -> Schema.resource(taken)).doesNotThrowAnyException();
  }

  @Test
  void aNameIsUsedOnceAlsoByABlock() {
    assertThatThrownBy(() -> Schema.resource(OK, OBJECT.block("ok")))
        .hasMessage("ok: the name is used twice in the same object (S4)");
  }

  @Test
  void aVersionIsNotNegative() {
    assertThatThrownBy(() -> Schema.resource(OK).version(-1)).hasMessageContaining("-1");
    assertThat(Schema.resource(OK).version(7).version()).isEqualTo(7);
  }

  @Test
  void aPromiseThatFitsItsTypeIsAccepted() {
    var id = plain().computed().stable().promises(Refinement.NONE.withPrefix("a"));
    assertThat(Schema.resource(id).members()).hasSize(1);
  }

  @ParameterizedTest
  @FieldSource("KINDS")
  void aSchemaOfAnotherKindIsRefused(SchemaKind kind) {
    var schema = Schema.of(kind, List.of(OK));
    assertThat(schema.expect(kind)).isSameAs(schema);
    for (var other : KINDS) {
      if (other != kind) {
        assertThatThrownBy(() -> schema.expect(other))
            .isInstanceOf(SchemaException.class)
            .hasMessageContaining("the schema was created for ");
      }
    }
  }

  @ParameterizedTest
  @FieldSource("KINDS")
  void whatIsRightIsAccepted(SchemaKind kind) {
    assertThat(Schema.of(kind, List.of(OK, OBJECT.block("b").required())).kind()).isEqualTo(kind);
  }

  @Test
  void anActionCanHaveWriteOnlyAttributes() {
    assertThat(Schema.action(SECRET).members()).containsExactly(SECRET);
  }

  @Test
  void aDefaultIsNoNull() {
    assertThatThrownBy(() -> plain().defaultTo(nothing())).hasMessage("a default");
  }

  @SuppressWarnings("NullAway") // authors in other languages do that
  private static String nothing() {
    return null;
  }
}
