package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.RawState;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests stored states of the current schema version.
class UpgradeTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final Schema SCHEMA =
      Schema.resource(NAME, NOTE, NestedObject.of(NAME, NOTE).blockList("disk")).version(3);

  private static UpgradeResourceState.Response upgrade(long version, RawState raw) {
    var session = TestCore.of(Sample.of(new Thing(SCHEMA))).start();
    return new UpgradeResourceState(session)
        .run(new UpgradeResourceState.Request("t_thing", version, raw));
  }

  private static RawState json(String json) {
    return new RawState(Bytes.of(json.getBytes(StandardCharsets.UTF_8)), Map.of());
  }

  private static CtyValue upgraded(String json) {
    return upgraded(json(json));
  }

  private static CtyValue upgraded(RawState raw) {
    var response = upgrade(3, raw);
    assertThat(response.diagnostics()).isEmpty();
    return response.upgradedState().decode(SCHEMA.type());
  }

  private static CommandDiagnostics refused(long version, RawState raw) {
    return new CommandDiagnostics(upgrade(version, raw).diagnostics());
  }

  @Test
  void aStateOfTheSameVersionIsTakenAsItIs() {
    assertThat(
            upgraded("{\"name\":\"a\",\"note\":\"x\",\"disk\":[{\"name\":\"d\",\"note\":null}]}"))
        .isEqualTo(
            Notation.object(
                SCHEMA.members(), "{name = \"a\", note = \"x\", disk = [{name = \"d\"}]}"));
  }

  @Test
  void whatTheSchemaDoesNotKnowIsDroppedAtEveryDepth() {
    assertThat(
            upgraded("{\"name\":\"a\",\"old\":1,\"disk\":[{\"name\":\"d\",\"old\":{\"x\":[]}}]}"))
        .isEqualTo(Notation.object(SCHEMA.members(), "{name = \"a\", disk = [{name = \"d\"}]}"));
  }

  @Test
  void whatIsMissingIsAbsent() {
    assertThat(upgraded("{\"name\":\"a\"}"))
        .isEqualTo(Notation.object(SCHEMA.members(), "{name = \"a\"}"));
  }

  @Test
  void nothingStaysNothing() {
    assertThat(upgraded("null").isNull()).isTrue();
  }

  @Test
  void anotherVersionIsRefusedWithBothNumbers() {
    var finding = refused(2, json("{}")).only();
    assertThat(finding.summary()).isEqualTo("Unsupported state version of t_thing");
    assertThat(finding.detail()).contains("schema version 2").contains("has version 3");
  }

  @Test
  void aFlatMapOfTerraformBefore012IsDecoded() {
    var flat = Map.of("name", "a", "disk.#", "1", "disk.0.name", "d");
    assertThat(upgraded(new RawState(Bytes.EMPTY, flat)))
        .isEqualTo(Notation.object(SCHEMA.members(), "{name = \"a\", disk = [{name = \"d\"}]}"));
  }

  @Test
  void aValueOfAnotherTypeIsNamedWithItsPlaceAndCure() {
    var finding = refused(3, json("{\"name\":\"a\",\"disk\":[{\"name\":[1]}]}")).only();
    assertThat(finding.path()).hasToString("disk[0].name");
    assertThat(finding.summary()).isEqualTo("Cannot decode the state of t_thing");
    assertThat(finding.detail()).contains("import it again");
  }

  @Test
  void brokenJsonIsADiagnostic() {
    assertThat(refused(3, json("{\"name\":")).only().summary())
        .isEqualTo("Cannot decode the state of t_thing");
  }

  @Test
  void anUnknownTypeIsADiagnostic() {
    var session = TestCore.of(Sample.of(new Thing(SCHEMA))).start();
    var response =
        new UpgradeResourceState(session)
            .run(new UpgradeResourceState.Request("t_other", 0, json("{}")));
    assertThat(response.diagnostics())
        .singleElement()
        .satisfies(reported -> {
          assertThat(reported.summary()).isEqualTo("Unknown resource type");
          assertThat(reported.detail()).isEqualTo("The provider t has no resource named t_other.");
        });
  }
}
