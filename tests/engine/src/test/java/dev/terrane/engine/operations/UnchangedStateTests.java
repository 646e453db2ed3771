package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests that an unchanged state is returned in its original encoding.
class UnchangedStateTests {
  private static final Attribute<String> ID = Attribute.string("id").computed().identity();
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Schema SCHEMA = Schema.resource(ID, NAME);
  private static final ObjectValue STATE = object(CtyValue.string("i"), "n");
  private static final ObjectValue CONFIG = object(CtyValue.nullOf(CtyType.STRING), "n");

  private final Session session = session();

  private static Session session() {
    var session = new Session(Sample.of(new Thing(SCHEMA)), (_, _, _) -> {});
    var config = CtyValue.object(Map.of("endpoint", CtyValue.string("here")));
    session.configure("1.11.4", config, new Diagnostics());
    return session;
  }

  private static ObjectValue object(CtyValue id, String name) {
    return CtyValue.object(Map.of("id", id, "name", CtyValue.string(name)));
  }

  private static DynamicValue sent(CtyValue value) {
    return DynamicValue.of(value, SCHEMA.type());
  }

  private PlanResourceChange.Response plan(DynamicValue prior, DynamicValue proposed) {
    return new PlanResourceChange(session)
        .run(
            new PlanResourceChange.Request(
                "t_thing",
                prior,
                proposed,
                sent(CONFIG),
                Bytes.EMPTY,
                Bytes.EMPTY,
                DynamicValue.ABSENT,
                ClientCapabilities.NONE));
  }

  @Test
  void aPlanWithoutAChangeIsThePriorStateAsItWasSent() {
    var prior = sent(STATE);
    assertThat(plan(prior, prior).plannedState()).isSameAs(prior);
  }

  @Test
  void aPlanWithAChangeIsEncoded() {
    var planned = plan(sent(object(CtyValue.string("i"), "other")), sent(STATE)).plannedState();
    assertThat(planned.decode(SCHEMA.type())).isEqualTo(STATE);
  }

  @Test
  void aStateThatWasSentAsJsonIsAnsweredAsMessagePack() {
    var json = "{\"id\":\"i\",\"name\":\"n\"}".getBytes(StandardCharsets.UTF_8);
    var planned = plan(new DynamicValue(Bytes.EMPTY, Bytes.of(json)), sent(STATE)).plannedState();
    assertThat(planned).isEqualTo(sent(STATE));
  }

  @Test
  void aProposedStateIsNotDecoded() {
    var unreadable = new DynamicValue(Bytes.of(new byte[] {1}), Bytes.EMPTY);
    assertThat(plan(sent(STATE), unreadable).diagnostics()).isEmpty();
  }

  @Test
  void anyNullInTheProposedStateIsADestruction() {
    var json = Bytes.of(" null ".getBytes(StandardCharsets.UTF_8));
    var nothing = CtyValue.nullOf(SCHEMA.type());
    assertThat(plan(sent(STATE), sent(nothing)).plannedState()).isEqualTo(sent(nothing));
    assertThat(plan(sent(STATE), DynamicValue.ABSENT).plannedState()).isEqualTo(sent(nothing));
    assertThat(plan(sent(STATE), new DynamicValue(Bytes.EMPTY, json)).plannedState())
        .isEqualTo(sent(nothing));
  }

  @Test
  void aReadWithoutAChangeIsTheStateAsItWasSent() {
    var current = sent(STATE);
    var read =
        new ReadResource(session)
            .run(
                new ReadResource.Request(
                    "t_thing", current, Bytes.EMPTY, DynamicValue.ABSENT, ClientCapabilities.NONE));
    assertThat(read.newState()).isSameAs(current);
  }
}
