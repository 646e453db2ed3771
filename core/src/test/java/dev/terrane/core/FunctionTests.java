package dev.terrane.core;

import static dev.terrane.core.ProviderDouble.STRING;
import static dev.terrane.rpc.function.CallFunctionRpc.CALL_FUNCTION;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Functions are called at a provider that is not configured, if the arguments allow it. */
final class FunctionTests {
  private static final CtyValue A = CtyValue.string("a");
  private static final Signature<String> SIGNATURE =
      Signature.of(
          AttributeType.STRING,
          Parameter.of("text", AttributeType.STRING),
          Parameter.of("maybe", AttributeType.STRING).orNull());

  private final ProviderDouble provider = new ProviderDouble();

  private FunctionCalls function() {
    provider
        .set(
            GET_PROVIDER_SCHEMA,
            _ ->
                new GetProviderSchema.Response(
                    Schema.provider(),
                    Declarations.NONE.with(Kinds.FUNCTION, Map.of("join", SIGNATURE)),
                    ServerCapabilities.CURRENT,
                    List.of()))
        .set(
            CALL_FUNCTION,
            request -> new CallFunction.Response(request.arguments().getFirst(), Optional.empty()));
    var function = new Core(provider, CoreOptions.TERRAFORM_1_16).function("join");
    provider.calls();
    return function;
  }

  @Test
  void aCallReturnsTheResult() {
    assertThat(function().call(List.of(A, CtyValue.nullOf(STRING))).value()).contains(A);
    assertThat(provider.calls()).isEqualTo("C");
  }

  @Test
  void aNullIsAnErrorWhereTheParameterTakesNone() {
    var result = function().call(List.of(CtyValue.nullOf(STRING), A));
    assertThat(result.error().orElseThrow().argument()).hasValue(0);
    assertThat(provider.calls()).isEmpty();
  }

  @Test
  void theResultOfAnUnknownIsUnknown() {
    var unknown = CtyValue.unknown(STRING);
    assertThat(function().call(List.of(unknown, A)).value()).contains(unknown);
    assertThat(provider.calls()).isEmpty();
  }

  @Test
  void theNumberOfArgumentsIsChecked() {
    var function = function();
    assertThatThrownBy(() -> function.call(List.of(A)))
        .hasMessage("too few arguments for the function join");
    assertThatThrownBy(() -> function.call(List.of(A, A, A)))
        .hasMessage("too many arguments for the function join");
  }

  @Test
  void aResultOfAnotherTypeIsRefused() {
    var function = function();
    var number = DynamicValue.of(CtyValue.bool(true), CtyType.BOOL);
    provider.set(CALL_FUNCTION, _ -> new CallFunction.Response(number, Optional.empty()));
    assertThatThrownBy(() -> function.call(List.of(A, A))).isInstanceOf(CoreException.class);
  }
}
