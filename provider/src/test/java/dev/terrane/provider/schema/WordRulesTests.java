package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema.Kind;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each rule for the framework's own words, by the schema that breaks it.
class WordRulesTests {
  private static final Attribute<String> OK = Attribute.string("ok").optional();
  private static final Attribute<List<String>> ALL =
      Attribute.of("all", AttributeType.list(AttributeType.STRING));
  private static final NestedObject<ObjectView> OBJECT = NestedObject.of(OK);

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

  private static Attribute<String> derived(Attribute<?>... from) {
    return plain().derived(_ -> "", from);
  }

  static Stream<Case> made() {
    var unstable = "x: it changes with what it is made from; leave out stable() and";
    var secret = Attribute.string("ok").optional().writeOnly();
    return Stream.of(
        Case.resource(derived(OK).planned(OK), "x: a value is derived or planned, not both"),
        Case.resource(derived(OK).optional(), "x: nobody writes what is derived"),
        Case.resource(derived(OK).orSet(), "x: nobody writes what is derived"),
        Case.resource(derived(OK).defaultTo("a"), "x: nobody writes what is derived"),
        Case.resource(derived(OK).identity(), "x: an identity is known before anything is"),
        Case.resource(derived(OK).stable(), unstable),
        Case.resource(derived(OK).changesWith(OK), unstable),
        Case.resource(plain().planned(OK).stable(), unstable),
        Case.resource(plain().planned(OK).changesWith(OK), unstable),
        Case.resource(derived(secret.optional()).writeOnly(), "x: what is never stored cannot be"),
        Case.resource(plain().planned(OK).defaultTo("a"), "x: a default leaves nothing to predict"),
        Case.resource(derived(plain()), "x: is made from itself"),
        Case.resource(derived(Attribute.string("y")), "x: is made from y, which is no attribute"),
        new Case(Kind.DATA_SOURCE, plain().planned(OK), "x: nothing is planned here; use comp"),
        new Case(Kind.PROVIDER, derived(OK), "x: a provider's configuration is only read"));
  }

  static Stream<Case> carried() {
    var chosen = "x: what is carried comes from the user or is a default";
    return Stream.of(
        Case.resource(plain().computed().carried(), chosen),
        Case.resource(plain().orSet().carried(), chosen),
        Case.resource(derived(OK).carried(), chosen),
        Case.resource(plain().optional().writeOnly().carried(), "x: what is never stored cannot b"),
        Case.resource(plain().required().identity().carried(), "x: an identity names the remote"),
        Case.resource(
            NestedObject.of(plain().optional().carried()).block("b"),
            "b.x: what is carried or comes from the environment stands beside the blocks"),
        new Case(Kind.DATA_SOURCE, plain().optional().carried(), "x: only a managed resource is"),
        new Case(Kind.DATA_SOURCE, OBJECT.block("x").carried(), "x: only a managed resource is"));
  }

  static Stream<Case> compared() {
    Equality<Object> same = (_, _) -> true;
    return Stream.of(
        Case.resource(
            plain().optional().writeOnly().sameWhen(same), "x: what is never stored is compared"),
        Case.resource(OBJECT.block("x").sameWhen(same), "x: blocks are compared by what is inside"),
        Case.resource(plain().optional().emptyIsNull(), "x: only a list, a set or a map can be"),
        Case.resource(ALL.required().emptyIsNull(), "all: what is required is never null"),
        Case.resource(OBJECT.blockList("x").emptyIsNull(), "x: blocks are never null"),
        new Case(
            Kind.PROVIDER, plain().optional().sameWhen(same), "x: a provider's configuration is"));
  }

  static Stream<Case> others() {
    return Stream.of(
        Case.resource(plain().required().optionalForImport(), "x: an import names the identity"),
        Case.resource(plain().defaultFromEnvironment("X"), "x: only a provider reads the env"),
        new Case(
            Kind.PROVIDER,
            plain().required().defaultFromEnvironment("X"),
            "x: the user need not write what the environment may say"),
        new Case(Kind.PROVIDER, ALL.defaultFromEnvironment("X"), "all: a variable holds one text"),
        new Case(
            Kind.PROVIDER,
            NestedObject.of(plain().defaultFromEnvironment("X")).block("b"),
            "b.x: what is carried or comes from the environment stands beside the blocks"));
  }

  @ParameterizedTest
  @MethodSource({"made", "carried", "compared", "others"})
  void refuses(Case refused) {
    assertThatThrownBy(() -> Schema.of(refused.kind(), List.of(refused.member(), OK)))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining(refused.message());
  }

  @Test
  void whatIsNeverStoredIsNoSource() {
    var secret = Attribute.string("secret").optional().writeOnly();
    assertThatThrownBy(() -> Schema.resource(secret, derived(secret)))
        .hasMessageContaining("x: is made from secret, which is never stored");
  }

  @Test
  void aCycleIsRefusedAtEveryDepth() {
    var y = Attribute.string("y").planned(plain());
    var x = derived(y);
    assertThatThrownBy(() -> Schema.resource(x, y)).hasMessageContaining("x: is made from itself");
    assertThatThrownBy(() -> Schema.resource(NestedObject.of(x, y).blockSet("b")))
        .hasMessageContaining("b.x: is made from itself, maybe by a detour");
  }

  @Test
  void whatIsMadeFromACycleOfOthersIsNotBlamed() {
    var z = Attribute.string("z").derived(_ -> "", Attribute.string("y"));
    var y = Attribute.string("y").derived(_ -> "", Attribute.string("z"));
    assertThatThrownBy(() -> Schema.resource(derived(y), y, z))
        .hasMessageContaining("y: is made from itself");
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
            plain().optional().sameWhen(Equality.json()),
            plain().optional().carried(),
            ALL.optional().emptyIsNull())) {
      assertThatThrownBy(() -> AttributeType.object(NestedObject.of(member)))
          .isInstanceOf(SchemaException.class)
          .hasMessageContaining("inside a plain object");
    }
  }

  @Test
  void whatMakesSenseIsAccepted() {
    assertThatCode(
            () -> {
              Schema.resource(
                  OK.carried(),
                  derived(OK).nullable().sensitive().requiresReplace().sameWhen(Equality.json()),
                  Attribute.string("p").optional().planned(OK).identity(),
                  ALL.optional().carried().emptyIsNull());
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
        .hasMessageContaining("timeouts: a provider's configuration has no timeouts");
    assertThatThrownBy(() -> Schema.dataSource(OK).timeouts(create))
        .hasMessageContaining("give a timeout to Operation.READ alone");
    assertThatThrownBy(() -> Schema.resource(OK).timeouts(OperationTimeouts.block()))
        .hasMessageContaining("no operation has a timeout; add one");
    assertThatThrownBy(() -> Schema.resource(OK).timeouts(create).timeouts(create))
        .hasMessageContaining("timeouts: the name is used twice");
    assertThatThrownBy(() -> OperationTimeouts.block().with(Operation.READ, Duration.ZERO))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("a timeout is positive");
  }
}
