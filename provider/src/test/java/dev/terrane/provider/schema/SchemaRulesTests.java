package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.Refinement;
import dev.terrane.provider.schema.Schema.Kind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each rule of a schema, by the schema that breaks it: the message names the author's attribute
/// and says what to write instead.
class SchemaRulesTests {
  private static final Attribute<String> OK = Attribute.string("ok").optional();
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().writeOnly();
  private static final NestedObject<ObjectView> OBJECT = NestedObject.of(OK);
  private static final NestedObject<ObjectView> ANY =
      NestedObject.of(Attribute.of("any", AttributeType.ANY).optional());

  /// A schema that is refused, and how.
  record Case(Kind kind, Attribute<?> member, String message) {
    static Case resource(Attribute<?> member, String message) {
      return new Case(Kind.RESOURCE, member, message);
    }

    @Override
    public String toString() {
      return message;
    }
  }

  private static Attribute<String> plain() {
    return Attribute.string("x");
  }

  static Stream<Case> traits() {
    return Stream.of(
        Case.resource(plain(), "x: say required(), optional(), computed()"),
        Case.resource(plain().required().optional(), "x: an attribute cannot be required and opt"),
        Case.resource(plain().required().computed(), "x: an attribute cannot be required and comp"),
        Case.resource(plain().required().defaultTo("a"), "x: an attribute cannot be required and"),
        Case.resource(plain().computed().writeOnly(), "x: what is never stored cannot be computed"),
        Case.resource(plain().defaultTo("a").writeOnly(), "x: what is never stored cannot be comp"),
        new Case(Kind.PROVIDER, plain().computed(), "x: a provider's configuration is only read"),
        new Case(Kind.PROVIDER, SECRET, "secret: only a managed resource has write-only"),
        new Case(Kind.DATA_SOURCE, SECRET, "secret: only a managed resource has write-only"),
        new Case(Kind.DATA_SOURCE, plain().required().identity(), "x: only a managed resource has"),
        new Case(Kind.PROVIDER, plain().required().identity(), "x: only a managed resource has an"),
        Case.resource(plain().required().identity().sensitive(), "x: an identity is shown every"),
        Case.resource(
            Attribute.of("x", AttributeType.list(AttributeType.STRING)).required().identity(),
            "x: an identity is a string, a number or a bool"),
        Case.resource(plain().optional().stable(), "x: stable(), changesWith(), nullable() and"),
        Case.resource(plain().optional().nullable(), "x: stable(), changesWith(), nullable() and"),
        Case.resource(plain().optional().changesWith(plain()), "x: stable(), changesWith(), null"),
        Case.resource(
            plain().optional().promises(Refinement.notNull()), "x: stable(), changesWith"),
        Case.resource(plain().computed().changesWith(OK), "x: changes with ok, which is no attr"),
        Case.resource(
            plain().defaultTo("a").check(Check.oneOf("b")),
            "x: the default breaks the attribute's"),
        Case.resource(plain().optional().items(0, 1), "x: items(...) counts blocks; use a check"));
  }

  static Stream<Case> plans() {
    var secret = "x: what is never stored cannot be compared; let another attribute";
    var unplanned = "x: nothing is planned here, so nothing is stable, changes with others or";
    var always = "x: a default is always the same: it is neither stable nor nullable";
    return Stream.of(
        Case.resource(plain().optional().writeOnly().requiresReplace(), secret),
        Case.resource(plain().optional().writeOnly().identity(), secret),
        new Case(Kind.DATA_SOURCE, plain().optional().requiresReplace(), unplanned),
        new Case(Kind.DATA_SOURCE, plain().computed().stable(), unplanned),
        new Case(Kind.PROVIDER, plain().optional().requiresReplace(), unplanned),
        new Case(Kind.PROVIDER, plain().defaultTo("a").stable(), unplanned),
        Case.resource(plain().defaultTo("a").stable(), always),
        Case.resource(plain().defaultTo("a").nullable(), always),
        Case.resource(plain().defaultTo("a").changesWith(plain()), always),
        Case.resource(
            plain().computed().changesWith(plain()), "x: an attribute cannot change with itself"),
        Case.resource(
            Attribute.int64("x").computed().promises(Refinement.NONE.withPrefix("a")),
            "x: the promise does not fit the type of the attribute"),
        Case.resource(
            Attribute.of("x", AttributeType.STRING.as(text -> text, _ -> unwritable()))
                .defaultTo("a"),
            "x: the default cannot be written: java.lang.IllegalStateException: no such spelling"));
  }

  private static String unwritable() {
    throw new IllegalStateException("no such spelling");
  }

  static Stream<Case> sets() {
    return Stream.of(
        Case.resource(
            Attribute.of("x", AttributeType.set(AttributeType.ANY)).optional(),
            "x: a set cannot have elements of any type; use a list"),
        Case.resource(
            Attribute.of("x", AttributeType.list(AttributeType.set(AttributeType.ANY))).optional(),
            "x: a set cannot have elements of any type; use a list"),
        Case.resource(
            ANY.attributeSet("x").optional(), "x: a set cannot have elements of any type"),
        Case.resource(ANY.blockSet("x"), "x: a set of blocks cannot hold an attribute of any type"),
        Case.resource(
            NestedObject.of(SECRET).attributeSet("x").optional(),
            "x: a set cannot hold a write-onl"),
        Case.resource(
            NestedObject.of(SECRET).blockSet("x"), "x: a set of blocks cannot hold a write-only"),
        Case.resource(
            NestedObject.of(NestedObject.of(SECRET).block("b")).blockSet("x"),
            "x: a set of blocks cannot hold a write-only"));
  }

  static Stream<Case> blocks() {
    return Stream.of(
        Case.resource(OBJECT.block("x").optional(), "x: a block is neither optional nor computed"),
        Case.resource(OBJECT.block("x").computed(), "x: a block is neither optional nor computed"),
        Case.resource(OBJECT.block("x").writeOnly(), "x: a block is neither optional nor computed"),
        Case.resource(OBJECT.block("x").identity(), "x: a block is no identity and not computed"),
        Case.resource(
            OBJECT.block("x").sensitive(), "x: a block cannot be sensitive as a whole; mark its"),
        Case.resource(
            NestedObject.of(OBJECT.block("b")).attribute("x").optional(),
            "x.b: a block cannot stand inside an attribute; make it a nested attribute"),
        Case.resource(OBJECT.blockList("x").items(-1, 0), "x: the number of blocks cannot be neg"),
        Case.resource(OBJECT.blockList("x").items(3, 2), "x: the least number of blocks is above"),
        Case.resource(
            OBJECT.block("x").items(1, 1), "x: only blocks in a list or set can be count"),
        Case.resource(
            OBJECT.blockMap("x").items(1, 0), "x: only blocks in a list or set can be co"),
        Case.resource(OBJECT.blockGroup("x").items(0, 1), "x: only blocks in a list or set can be"),
        Case.resource(OBJECT.blockList("x").required(), "x: use items(1, 0) to require one block"),
        Case.resource(
            OBJECT.attribute("x").computed(),
            "x.ok: nobody can write it below a computed attribute; make it computed"),
        Case.resource(
            NestedObject.of(plain().required().identity()).block("b"),
            "b.x: an identity stands beside the blocks, not inside"),
        Case.resource(
            NestedObject.of(NestedObject.of(plain()).block("c")).blockMap("b"),
            "b.c.x: say required(), optional(), computed()"),
        Case.resource(
            NestedObject.of(OK, OK).block("b"), "b.ok: the name is used twice in the same object"));
  }

  @ParameterizedTest
  @MethodSource({"traits", "plans", "sets", "blocks"})
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
  @EnumSource(Kind.class)
  void aSchemaOfAnotherKindIsRefused(Kind kind) {
    var schema = Schema.of(kind, List.of(OK));
    assertThat(schema.expect(kind)).isSameAs(schema);
    for (var other : Kind.values()) {
      if (other != kind) {
        assertThatThrownBy(() -> schema.expect(other))
            .isInstanceOf(SchemaException.class)
            .hasMessageContaining("the schema was made for a ");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void whatIsRightIsAccepted(Kind kind) {
    assertThat(Schema.of(kind, List.of(OK, OBJECT.block("b").required())).kind()).isEqualTo(kind);
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
