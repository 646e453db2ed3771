package dev.terrane.server;

import static dev.terrane.rpc.action.InvokeActionRpc.INVOKE_ACTION;
import static dev.terrane.rpc.action.PlanActionRpc.PLAN_ACTION;
import static dev.terrane.rpc.action.ValidateActionConfigRpc.VALIDATE_ACTION_CONFIG;
import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.action.InvokeAction;
import dev.terrane.engine.action.InvokeAction.Event;
import dev.terrane.engine.action.PlanAction;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** An action over a real connection, in both versions of the protocol. */
@ParameterizedClass
@EnumSource
class ActionTests {
  private static final String REFIT = "fleet_refit";
  private static final int MANY = 2_000;

  private final Refit refit = new Refit();
  private final ServedProvider served;
  private final Endpoint provider;

  ActionTests(Protocol protocol) {
    served = new ServedProvider(new FleetProvider(List.of(refit)), protocol);
    provider = served.client();
  }

  @AfterEach
  void close() {
    served.close();
  }

  private static DynamicValue config(CtyValue ship, int steps) {
    var config =
        ((CtyValue.ObjectValue) Blocks.empty(Refit.SCHEMA.members()))
            .with("ship", ship)
            .with("steps", steps == 0 ? CtyValue.nullOf(CtyType.NUMBER) : CtyValue.number(steps))
            .with("key", CtyValue.string("1234"));
    return DynamicValue.of(config, Refit.SCHEMA.type());
  }

  private void invoke(String ship, int steps, Sink<Event> events) {
    var request =
        new InvokeAction.Request(
            REFIT, config(CtyValue.string(ship), steps), ClientCapabilities.NONE);
    provider.stream(INVOKE_ACTION, request, events);
  }

  private List<Event> invoke(String ship) {
    var events = new ArrayList<Event>();
    invoke(ship, 0, events::add);
    return events;
  }

  @Test
  void itIsDeclared() {
    var names = provider.call(GET_METADATA, new GetMetadata.Request());
    assertThat(names.names(Kinds.ACTION)).containsExactly(REFIT);
    var schemas = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schemas.parts().of(Kinds.ACTION).get(REFIT))
        .satisfies(schema -> {
          assertThat(schema.deprecation()).isPresent();
          assertThat(schema.members()).extracting(Attribute::name).contains("timeouts");
          assertThat(schema.members())
              .filteredOn(member -> member.is(Trait.WRITE_ONLY))
              .extracting(Attribute::name)
              .containsExactly("key");
        });
  }

  @Test
  void itIsValidated() {
    var request = new ValidateConfig.Request(REFIT, config(CtyValue.nullOf(CtyType.STRING), 1));
    assertThat(provider.call(VALIDATE_ACTION_CONFIG, request).diagnostics())
        .filteredOn(Diagnostic::isError)
        .extracting(finding -> finding.path().toString())
        .containsExactly("ship");
  }

  @Test
  void itIsPlanned() {
    var request =
        new PlanAction.Request(
            REFIT, config(CtyValue.unknown(CtyType.STRING), 0), ClientCapabilities.NONE);
    var response = provider.call(PLAN_ACTION, request);
    assertThat(response.deferral()).isEmpty();
    assertThat(response.diagnostics())
        .extracting(finding -> finding.path().toString())
        .containsExactly("ship");
  }

  @Test
  void itsMessagesAndItsEndArriveInOrder() {
    assertThat(invoke("Anna"))
        .containsExactly(
            new Event.Progress("step 0 of Anna"),
            new Event.Progress("step 1 of Anna"),
            new Event.Completed(List.of()));
  }

  @Test
  void aFailureIsInTheEnd() {
    var events = invoke("wreck");
    assertThat(events).hasSize(3);
    assertThat(((Event.Completed) events.getLast()).diagnostics())
        .singleElement()
        .satisfies(error -> {
          assertThat(error.path()).hasToString("ship");
          assertThat(error.detail()).isEqualTo("It has sunk with (sensitive value)");
        });
  }

  @Test
  void anActionWaitsForAClientThatIsSlow() {
    var received = new AtomicInteger();
    invoke(
        "",
        MANY,
        _ -> {
          if (received.getAndIncrement() == 0) {
            BlockedThread.await(refit.sender.orTimeout(30, TimeUnit.SECONDS).join());
            assertThat(refit.sent).hasValueLessThan(MANY);
          }
        });
    assertThat(refit.sent).hasValue(MANY);
    assertThat(received).hasValue(MANY + 1);
  }

  @Test
  void aCancelledCallEndsTheAction() throws InterruptedException {
    assertThatThrownBy(() ->
            invoke(
                "",
                MANY,
                _ -> {
                  throw new IllegalArgumentException("no more");
                }))
        .hasMessage("no more");
    assertThat(refit.interrupted.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(refit.sent).hasValueLessThan(MANY);
  }
}
