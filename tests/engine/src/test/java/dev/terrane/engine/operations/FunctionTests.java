package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.FunctionError;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Part;
import dev.terrane.provider.Value;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.FunctionType.Body;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.type.NetworkTypes;
import dev.terrane.tests.core.TestCore;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Functions, as Terraform calls them.
class FunctionTests {
  private static final Parameter<String> TEXT =
      Parameter.of("text", AttributeType.STRING).check(Check.length(1, 8));
  private static final Parameter<List<String>> MORE =
      Parameter.of("more", AttributeType.STRING).variadic();
  private static final Parameter<Optional<Long>> COUNT =
      Parameter.of("count", AttributeType.LONG).orNull();
  private static final Parameter<Value<String>> OPEN =
      Parameter.of("open", AttributeType.STRING).orUnknown();

  private static FunctionType<String> joined(Body<String> body, Parameter<?>... parameters) {
    return FunctionType.of("join", Signature.of(AttributeType.STRING, parameters), body);
  }

  private static Session session(Part<Object> part) {
    return TestCore.of(Sample.of(part)).start();
  }

  private static CallFunction.Response call(FunctionType<?> function, CtyValue... arguments) {
    var sent = new java.util.ArrayList<DynamicValue>();
    for (var argument : arguments) {
      sent.add(DynamicValue.of(argument, argument.type()));
    }
    return new CallFunction(session(function)).run(new CallFunction.Request("join", sent));
  }

  private static CtyValue result(FunctionType<?> function, CtyValue... arguments) {
    var response = call(function, arguments);
    assertThat(response.error()).isEmpty();
    return response.result().decode(CtyType.STRING);
  }

  private static FunctionError error(FunctionType<?> function, CtyValue... arguments) {
    var response = call(function, arguments);
    assertThat(response.result()).isEqualTo(DynamicValue.ABSENT);
    return response.error().orElseThrow();
  }

  private static CtyValue text(String text) {
    return CtyValue.string(text);
  }

  @Test
  void isCalledWithoutAConfiguredProvider() {
    var function = joined(in -> Value.known(in.get(TEXT) + "!"), TEXT);
    assertThat(result(function, text("a"))).isEqualTo(text("a!"));
  }

  @Test
  void variadicArgumentsComeAsAList() {
    var function = joined(in -> Value.known(in.get(TEXT) + in.get(MORE)), TEXT, MORE);
    assertThat(result(function, text("a"))).isEqualTo(text("a[]"));
    assertThat(result(function, text("a"), text("b"), text("c"))).isEqualTo(text("a[b, c]"));
  }

  @Test
  void aParameterThatTakesNullGetsNothing() {
    var function = joined(in -> Value.known(in.get(COUNT) + ""), COUNT);
    var nothing = CtyValue.nullOf(CtyType.NUMBER);
    assertThat(result(function, nothing)).isEqualTo(text("Optional.empty"));
    assertThat(result(function, CtyValue.number(3))).isEqualTo(text("Optional[3]"));
  }

  private static <T> FunctionType<T> identity(AttributeType<T> type) {
    var parameter = Parameter.of("it", type);
    return FunctionType.of(
        "join", Signature.of(type, parameter), in -> Value.known(in.get(parameter)));
  }

  static Stream<Arguments> types() {
    var texts = List.of(text("a"), text("b"));
    return Stream.of(
        arguments(AttributeType.STRING, text("a")),
        arguments(AttributeType.BOOL, CtyValue.bool(true)),
        arguments(AttributeType.INT, CtyValue.number(7)),
        arguments(AttributeType.LONG, CtyValue.number(1L << 40)),
        arguments(AttributeType.FLOAT, CtyValue.number(new BigDecimal("0.5"))),
        arguments(AttributeType.DOUBLE, CtyValue.number(new BigDecimal("0.25"))),
        arguments(AttributeType.DECIMAL, CtyValue.number(new BigDecimal("0.1"))),
        arguments(AttributeType.DURATION, text("1h30m")),
        arguments(NetworkTypes.IPV4_PREFIX, text("10.0.0.0/8")),
        arguments(AttributeType.ANY, CtyValue.tuple(texts)),
        arguments(AttributeType.list(AttributeType.STRING), CtyValue.list(CtyType.STRING, texts)),
        arguments(AttributeType.set(AttributeType.STRING), CtyValue.set(CtyType.STRING, texts)),
        arguments(
            AttributeType.map(AttributeType.STRING),
            CtyValue.map(CtyType.STRING, Map.of("k", text("v")))),
        arguments(
            AttributeType.object(NestedObject.of(Attribute.string("name").required())),
            CtyValue.object(Map.of("name", text("n")))));
  }

  @ParameterizedTest
  @MethodSource("types")
  void aParameterAndAResultHaveAnyType(AttributeType<?> type, CtyValue argument) {
    var sent = DynamicValue.of(argument, type.ctyType());
    var response =
        new CallFunction(session(identity(type)))
            .run(new CallFunction.Request("join", List.of(sent)));
    assertThat(response.error()).isEmpty();
    assertThat(response.result().decode(type.ctyType())).isEqualTo(argument);
  }

  @Test
  void anEmptyArgumentIsNull() {
    // OpenTofu sends it so.
    var function = joined(in -> Value.known(in.get(COUNT) + ""), COUNT);
    var request = new CallFunction.Request("join", List.of(DynamicValue.ABSENT));
    assertThat(new CallFunction(session(function)).run(request).result().decode(CtyType.STRING))
        .isEqualTo(text("Optional.empty"));
  }

  @Test
  void aParameterThatTakesUnknownGetsWhatIsKnownOfIt() {
    var function =
        joined(
            in ->
                in.get(OPEN) instanceof Value.Unknown<String>(var refinement)
                    ? new Value.Unknown<>(refinement)
                    : Value.known("known"),
            OPEN);
    var prefixed = CtyValue.unknown(CtyType.STRING, Refinement.notNull().withPrefix("pre-"));
    assertThat(result(function, prefixed)).isEqualTo(prefixed);
    assertThat(result(function, text("a"))).isEqualTo(text("known"));
  }

  @Test
  void otherUnknownArgumentsMakeTheResultUnknown() {
    var function =
        joined(
            _ -> {
              throw new AssertionError("called");
            },
            TEXT,
            MORE);
    var open = CtyValue.unknown(CtyType.STRING);
    assertThat(result(function, open)).isEqualTo(open);
    assertThat(result(function, text("a"), text("b"), open)).isEqualTo(open);
  }

  @Test
  void nullIsAResult() {
    var function = joined(_ -> Value.none(), TEXT);
    assertThat(result(function, text("a"))).isEqualTo(CtyValue.nullOf(CtyType.STRING));
  }

  @Test
  void nullWhereItIsNotTakenIsAnErrorOfTheArgument() {
    var function = joined(_ -> Value.known("x"), TEXT, MORE);
    var nothing = CtyValue.nullOf(CtyType.STRING);
    assertThat(error(function, text("a"), text("b"), nothing))
        .isEqualTo(new FunctionError("must not be null", OptionalLong.of(2)));
  }

  @Test
  void aBrokenCheckIsAnErrorOfTheArgument() {
    assertThat(error(joined(_ -> Value.known("x"), TEXT), text("")))
        .isEqualTo(new FunctionError("must have 1 to 8 characters", OptionalLong.of(0)));
  }

  @Test
  void anArgumentThatDoesNotFitTheJavaTypeIsAnErrorOfTheArgument() {
    var half = CtyValue.number(new java.math.BigDecimal("0.5"));
    var error = error(joined(_ -> Value.known("x"), TEXT, COUNT), text("a"), half);
    assertThat(error.argument()).hasValue(1);
    assertThat(error.text()).contains("whole number");
  }

  @Test
  void bytesThatAreNoArgumentAreAnErrorOfTheArgument() {
    var garbage = new DynamicValue(Bytes.of(new byte[] {(byte) 0xc1}), Bytes.EMPTY);
    var request = new CallFunction.Request("join", List.of(garbage));
    var function = joined(_ -> Value.known("x"), TEXT);
    var error = new CallFunction(session(function)).run(request).error().orElseThrow();
    assertThat(error.argument()).hasValue(0);
    assertThat(error.text()).startsWith("cannot be read: ");
  }

  @Test
  void aFailureOfAParameterIsAnErrorOfTheArgument() {
    var function =
        joined(
            _ -> {
              throw TEXT.error("must not be dull.");
            },
            OPEN,
            TEXT);
    assertThat(error(function, text("a"), text("b")))
        .isEqualTo(new FunctionError("must not be dull", OptionalLong.of(1)));
  }

  @Test
  void aFailureOfAVariadicArgumentTellsWhichOne() {
    var function =
        joined(
            _ -> {
              throw MORE.error(1, "must not be dull");
            },
            TEXT,
            MORE);
    assertThat(error(function, text("a"), text("b"), text("c")))
        .isEqualTo(new FunctionError("must not be dull", OptionalLong.of(2)));
  }

  @Test
  void anyOtherExceptionIsAnErrorOfTheCall() {
    var function =
        joined(
            _ -> {
              throw new IllegalStateException("boom");
            },
            TEXT);
    assertThat(error(function, text("a")))
        .isEqualTo(
            new FunctionError(
                "call failed: IllegalStateException: boom. Set TF_LOG=DEBUG to log the stack trace",
                OptionalLong.empty()));
  }

  @Test
  void theNumberOfArgumentsCounts() {
    assertThat(error(joined(_ -> Value.known("x"), TEXT)).text())
        .isEqualTo("takes 1 argument, not 0");
    assertThat(error(joined(_ -> Value.known("x"), TEXT), text("a"), text("b")).text())
        .isEqualTo("takes 1 argument, not 2");
    assertThat(error(joined(_ -> Value.known("x"), TEXT, COUNT, MORE)).text())
        .isEqualTo("takes at least 2 arguments, not 0");
  }

  @Test
  void aResultThatTerraformCannotTakeIsAnError() {
    var type = AttributeType.of(CtyType.list(CtyType.DYNAMIC));
    var mixed = CtyValue.tuple(List.of(CtyValue.string("a"), CtyValue.bool(true)));
    var function = FunctionType.of("join", Signature.of(type, TEXT), _ -> Value.known(mixed));
    assertThat(error(function, text("a")).argument()).isEmpty();
    assertThat(error(function, text("a")).text()).startsWith("Value cannot be encoded: ");
  }

  @Test
  void anUnknownFunctionIsReported() {
    var function = joined(_ -> Value.known("x"), TEXT);
    var request = new CallFunction.Request("slug", List.of());
    var error = new CallFunction(session(function)).run(request).error().orElseThrow();
    assertThat(error.text())
        .isEqualTo("Unknown function: The provider t has no function named slug");
  }

  @Test
  void allThatListsListsFunctions() {
    var function = joined(_ -> Value.known("x"), TEXT, MORE);
    var session = session(function);
    var schema = new GetProviderSchema(session).run(new GetProviderSchema.Request());
    var all = new GetFunctions(session).run(new GetFunctions.Request());
    assertThat(schema.parts().of(Kinds.FUNCTION)).containsOnlyKeys("join");
    assertThat(all.functions()).isEqualTo(schema.parts().of(Kinds.FUNCTION));
    assertThat(new GetMetadata(session).run(new GetMetadata.Request()).names(Kinds.FUNCTION))
        .containsExactly("join");
  }

  @Test
  void aSignatureThatCannotBeBuiltIsReportedAndLeftOut() {
    var broken =
        new FunctionType<String>() {
          @Override
          public String name() {
            return "broken";
          }

          @Override
          public Signature<String> signature() {
            return Signature.of(AttributeType.STRING, TEXT, TEXT);
          }

          @Override
          public Value<String> call(dev.terrane.provider.function.Arguments in) {
            return Value.none();
          }
        };
    var answer = new GetFunctions(session(broken)).run(new GetFunctions.Request());
    assertThat(answer.functions()).isEmpty();
    assertThat(answer.diagnostics())
        .singleElement()
        .satisfies(reported -> {
          assertThat(reported.summary()).isEqualTo("Failed: signature of function broken");
          assertThat(reported.detail()).contains("two parameters have this name (S24)");
        });
  }

  @Test
  void aNameThatIsNoIdentifierIsReported() {
    var function = FunctionType.of("2nd", Signature.of(AttributeType.STRING), _ -> Value.none());
    var answer = new GetMetadata(session(function)).run(new GetMetadata.Request());
    assertThat(answer.names(Kinds.FUNCTION)).isEmpty();
    assertThat(answer.diagnostics())
        .singleElement()
        .satisfies(
            reported -> assertThat(reported.detail()).contains("is named \"2nd\"").contains("S24"));
  }

  @Test
  void theSecondFunctionOfANameIsReported() {
    var function = joined(_ -> Value.none(), TEXT);
    var session = TestCore.of(Sample.of(List.of(function, function))).start();
    assertThat(new GetMetadata(session).run(new GetMetadata.Request()).diagnostics())
        .singleElement()
        .satisfies(reported ->
            assertThat(reported.detail()).contains("is the second function named join"));
  }
}
