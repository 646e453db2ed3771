package dev.terrane.provider.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.SchemaException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests signatures and the conversion of arguments.
class SignatureTests {
  private static final Parameter<String> TEXT = Parameter.of("text", AttributeType.STRING);
  private static final Parameter<List<Optional<String>>> MORE =
      Parameter.of("more", AttributeType.STRING).orNull().variadic();

  @ParameterizedTest
  @ValueSource(strings = {"a", "_", "A9", "to-do", "größe", "名"})
  void identifiersAreNames(String name) {
    assertThat(Identifiers.isIdentifier(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "9a", "-a", "a b", "a.b", "a\u0000", "a:b"})
  void otherTextsAreNone(String name) {
    assertThat(Identifiers.isIdentifier(name)).isFalse();
    assertThatThrownBy(
            () -> Signature.of(AttributeType.BOOL, Parameter.of(name, AttributeType.BOOL)))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("(S24)");
  }

  @Test
  void namesAreUniqueTheVariadicOneIncluded() {
    var more = Parameter.of("text", AttributeType.BOOL).variadic();
    assertThatThrownBy(() -> Signature.of(AttributeType.BOOL, TEXT, more))
        .hasMessage("text: two parameters have this name (S24)");
  }

  @Test
  void theVariadicParameterIsTheLastOne() {
    assertThatThrownBy(() -> Signature.of(AttributeType.BOOL, MORE, TEXT))
        .hasMessage("more: a variadic parameter must be the last one");
  }

  @Test
  void whatIsSaidOfEachArgumentIsSaidBeforeVariadic() {
    assertThatThrownBy(MORE::orNull).hasMessageContaining("orNull() was already called");
    assertThatThrownBy(MORE::orUnknown).hasMessageContaining("before variadic()");
    assertThatThrownBy(MORE::variadic).hasMessageContaining("variadic() was already called");
  }

  @Test
  void aHandleReadsItsArgument() {
    var signature = Signature.of(AttributeType.STRING, TEXT, MORE);
    var nothing = CtyValue.nullOf(CtyType.STRING);
    var in = Arguments.of(signature, List.of(CtyValue.string("a"), nothing, CtyValue.string("b")));
    assertThat(in.get(TEXT)).isEqualTo("a");
    assertThat(in.get(MORE)).containsExactly(Optional.empty(), Optional.of("b"));
  }

  @Test
  void aHandleOfAnotherFunctionReadsNothing() {
    var in = Arguments.of(Signature.of(AttributeType.STRING, TEXT), List.of(CtyValue.string("a")));
    assertThatThrownBy(() -> in.get(MORE))
        .hasMessage("the signature has no parameter more; it has [text]");
  }

  @Test
  void aCollectionIsKnownOnlyWhenItIsWhollyKnown() {
    var all = Parameter.of("all", AttributeType.list(AttributeType.STRING)).orUnknown();
    var signature = Signature.of(AttributeType.STRING, all);
    var open = CtyValue.list(CtyType.STRING, List.of(CtyValue.unknown(CtyType.STRING)));
    var known = CtyValue.list(CtyType.STRING, List.of(CtyValue.string("a")));
    assertThat(Arguments.of(signature, List.of(open)).get(all)).isEqualTo(Value.unknown());
    assertThat(Arguments.of(signature, List.of(known)).get(all))
        .isEqualTo(Value.known(List.of("a")));
  }

  @Test
  void aParameterThatTakesUnknownAndNullTellsThemApart() {
    var both = Parameter.of("both", AttributeType.STRING).orNull().orUnknown();
    var signature = Signature.of(AttributeType.STRING, both);
    var nothing = CtyValue.nullOf(CtyType.STRING);
    assertThat(Arguments.of(signature, List.of(nothing)).get(both))
        .isEqualTo(Value.known(Optional.empty()));
    assertThat(Arguments.of(signature, List.of(CtyValue.unknown(CtyType.STRING))).get(both))
        .isEqualTo(Value.unknown());
  }

  @Test
  void aFailureNamesItsParameter() {
    assertThat(TEXT.error("must rhyme"))
        .isInstanceOf(Failure.class)
        .hasMessage("must rhyme")
        .extracting(failure -> failure.diagnostic().path().toString())
        .isEqualTo("text");
  }
}
