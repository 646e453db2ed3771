package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each rule for the framework's own words, by the schema that breaks it.
class TraitRulesTests {
  private static final Attribute<String> OK = Attribute.string("ok").optional();
  private static final Attribute<List<String>> ALL =
      Attribute.of("all", AttributeType.list(AttributeType.STRING));
  private static final NestedObject<ObjectView> OBJECT = NestedObject.of(OK);

  /// A schema that is refused, and how.
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

  private static Attribute<String> derived(Attribute<?>... from) {
    return plain().derived(_ -> "", from);
  }

  static Stream<Case> made() {
    var unstable =
        "x: a derived or planned attribute changes with its sources; remove stable() and";
    var secret = Attribute.string("ok").optional().writeOnly();
    return Stream.of(
        Case.resource(
            derived(OK).planned(OK), "x: an attribute cannot be derived and planned; remove"),
        Case.resource(derived(OK).optional(), "x: a derived attribute cannot be"),
        Case.resource(derived(OK).orSet(), "x: a derived attribute cannot be"),
        Case.resource(derived(OK).defaultTo("a"), "x: a derived attribute cannot be"),
        Case.resource(derived(OK).identity(), "x: a derived attribute cannot be part of"),
        Case.resource(derived(OK).stable(), unstable),
        Case.resource(derived(OK).changesWith(OK), unstable),
        Case.resource(plain().planned(OK).stable(), unstable),
        Case.resource(plain().planned(OK).changesWith(OK), unstable),
        Case.resource(
            derived(secret.optional()).writeOnly(), "x: a write-only attribute cannot be computed"),
        Case.resource(plain().planned(OK).defaultTo("a"), "x: an attribute with a default cannot"),
        Case.resource(derived(plain()), "x: depends on itself, directly"),
        Case.resource(
            derived(Attribute.string("y")), "x: is computed from y, which is not an attribute"),
        new Case(
            SchemaKind.DATA_SOURCE, plain().planned(OK), "x: planned(...) is allowed only in a"),
        new Case(
            SchemaKind.PROVIDER,
            derived(OK),
            "x: the attributes of a provider cannot be computed"));
  }

  static Stream<Case> configOnly() {
    var chosen = "x: the value of a config-only attribute comes only from configuration";
    return Stream.of(
        Case.resource(plain().computed().configOnly(), chosen),
        Case.resource(plain().orSet().configOnly(), chosen),
        Case.resource(derived(OK).configOnly(), chosen),
        Case.resource(
            plain().optional().writeOnly().configOnly(),
            "x: a write-only value is not stored, so it cannot be config-only"),
        Case.resource(
            plain().required().identity().configOnly(), "x: an identity is read from the remote"),
        Case.resource(
            NestedObject.of(plain().optional().configOnly()).block("b"),
            "b.x: config-only attributes and defaults from the environment are not allowed inside"),
        new Case(
            SchemaKind.DATA_SOURCE,
            plain().optional().configOnly(),
            "x: configOnly() is allowed only in a managed resource"),
        new Case(
            SchemaKind.DATA_SOURCE,
            OBJECT.block("x").configOnly(),
            "x: configOnly() is allowed only in a managed resource"));
  }

  static Stream<Case> compared() {
    Equality<Object> same = (_, _) -> true;
    return Stream.of(
        Case.resource(
            plain().optional().writeOnly().sameWhen(same),
            "x: a write-only attribute is not compared;"),
        Case.resource(
            OBJECT.block("x").sameWhen(same), "x: sameWhen(...) is not allowed on a block;"),
        Case.resource(
            plain().optional().emptyIsNull(),
            "x: emptyIsNull() is allowed only for a list, a set or"),
        Case.resource(ALL.required().emptyIsNull(), "all: a required attribute is never null;"),
        Case.resource(OBJECT.blockList("x").emptyIsNull(), "x: a block is never"),
        new Case(
            SchemaKind.PROVIDER,
            plain().optional().sameWhen(same),
            "x: the attributes of a provider are not compared"),
        new Case(
            SchemaKind.ACTION,
            plain().optional().sameWhen(same),
            "x: the attributes of an action are not compared"),
        new Case(
            SchemaKind.PROVIDER_META,
            plain().optional().sameWhen(same),
            "x: the attributes of a provider_meta block are not compared"));
  }

  static Stream<Case> others() {
    return Stream.of(
        Case.resource(
            plain().required().optionalForImport(), "x: optionalForImport() requires identity()"),
        Case.resource(
            plain().defaultFromEnvironment("X"),
            "x: defaultFromEnvironment(...) is allowed only in the"),
        new Case(
            SchemaKind.PROVIDER,
            plain().required().defaultFromEnvironment("X"),
            "x: remove required(): defaultFromEnvironment(...) already requires a value from the"
                + " configuration"),
        new Case(
            SchemaKind.PROVIDER,
            ALL.defaultFromEnvironment("X"),
            "all: an attribute with a default"),
        new Case(
            SchemaKind.PROVIDER,
            NestedObject.of(plain().defaultFromEnvironment("X")).block("b"),
            "b.x: config-only attributes and defaults from the environment are not allowed"
                + " inside"));
  }

  @ParameterizedTest
  @MethodSource({"made", "configOnly", "compared", "others"})
  void refuses(Case refused) {
    assertThatThrownBy(() -> Schema.of(refused.kind(), List.of(refused.member(), OK)))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(refused.message());
  }

  @Test
  void whatIsNeverStoredIsNoSource() {
    var secret = Attribute.string("secret").optional().writeOnly();
    assertThatThrownBy(() -> Schema.resource(secret, derived(secret)))
        .hasMessageContaining("x: is computed from secret, which is write-only and not stored");
  }

  @Test
  void aCycleIsRefusedAtEveryDepth() {
    var y = Attribute.string("y").planned(plain());
    var x = derived(y);
    assertThatThrownBy(() -> Schema.resource(x, y))
        .hasMessageContaining("x: depends on itself, directly");
    assertThatThrownBy(() -> Schema.resource(NestedObject.of(x, y).blockSet("b")))
        .hasMessageContaining("b.x: depends on itself, directly or through other attributes;");
  }

  @Test
  void whatIsMadeFromACycleOfOthersIsNotBlamed() {
    var z = Attribute.string("z").derived(_ -> "", Attribute.string("y"));
    var y = Attribute.string("y").derived(_ -> "", Attribute.string("z"));
    assertThatThrownBy(() -> Schema.resource(derived(y), y, z))
        .hasMessageContaining("y: depends on itself, directly");
  }

  @Test
  void theVersionOfAWriteOnlyAttributeIsAddedOnceAtEveryDepth() {
    var pin = Attribute.string("pin").optional().writeOnly("v");
    var puk = Attribute.string("puk").optional().writeOnly("v");
    var schema = Schema.resource(pin, puk, NestedObject.of(pin).block("b"));
    assertThat(schema.members())
        .extracting(Attribute::name)
        .containsExactly("pin", "v", "puk", "b");
    assertThat(schema.members().getLast().nested().orElseThrow().members())
        .extracting(Attribute::name)
        .containsExactly("pin", "v");
  }

  @Test
  void theVersionOfAWriteOnlyAttributeHasANameOfItsOwn() {
    var pin = Attribute.string("pin").optional().writeOnly("ok");
    assertThatThrownBy(() -> Schema.resource(pin, OK))
        .hasMessageContaining("ok: the name is used twice");
  }

  @Test
  void aPlainObjectHasNoWordsInside() {
    for (var member :
        List.of(
            plain().optional().configOnly(),
            ALL.optional().emptyIsNull(),
            NestedObject.of(plain().optional()).block("b"))) {
      assertThatThrownBy(() -> AttributeType.object(NestedObject.of(member)))
          .isInstanceOf(SchemaException.class)
          .hasMessageContaining("an attribute of a");
    }
  }

  @Test
  void whatMakesSenseIsAccepted() {
    assertThatCode(
            () -> {
              Schema.resource(
                  OK.configOnly(),
                  derived(OK).nullable().sensitive().requiresReplace().sameWhen(Equality.json()),
                  Attribute.string("p").optional().planned(OK).identity(),
                  ALL.optional().configOnly().emptyIsNull());
              Schema.dataSource(
                  OK,
                  derived(OK),
                  Attribute.string("y").optional().sameWhen(Equality.caseInsensitive()));
              Schema.provider(
                  plain().nullable().defaultFromEnvironment("X").sensitive(),
                  Attribute.int32("n").defaultFromEnvironment("N").defaultTo(1));
            })
        .doesNotThrowAnyException();
  }

  @Test
  void timeoutsBelongToWhatIsReadOrWritten() {
    var read = OperationTimeouts.block().with(Operation.READ, Duration.ofMinutes(1));
    var create = read.with(Operation.CREATE, Duration.ofMinutes(1));
    assertThatCode(() -> Schema.dataSource(OK).timeouts(read)).doesNotThrowAnyException();
    assertThatThrownBy(() -> Schema.provider(OK).timeouts(read))
        .hasMessageContaining("timeouts: timeouts are not allowed in the");
    assertThatThrownBy(() -> Schema.dataSource(OK).timeouts(create))
        .hasMessageContaining("a timeout only for Operation.READ");
    var open = OperationTimeouts.block().with(Operation.OPEN, Duration.ofMinutes(1));
    assertThatCode(() -> Schema.ephemeralResource(OK).timeouts(open)).doesNotThrowAnyException();
    assertThatThrownBy(() -> Schema.ephemeralResource(OK).timeouts(read))
        .hasMessageContaining("an ephemeral resource can have a timeout only for Operation.OPEN");
    assertThatThrownBy(() -> Schema.resource(OK).timeouts(open))
        .hasMessageContaining("a resource can have a timeout only for Operation.CREATE, ");
    assertThatThrownBy(() -> Schema.resource(OK).timeouts(OperationTimeouts.block()))
        .hasMessageContaining("the timeouts contain no operation; add one:");
    assertThatThrownBy(() -> Schema.resource(OK).timeouts(create).timeouts(create))
        .hasMessageContaining("timeouts: the name is used twice");
    assertThatThrownBy(() -> OperationTimeouts.block().with(Operation.READ, Duration.ZERO))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("a timeout must be");
  }
}
