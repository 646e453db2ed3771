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
import dev.terrane.provider.resource.StateUpgrader;
import dev.terrane.provider.resource.Upgrading;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Upgrades of states of prior schema versions, each directly to the current version.
class StateUpgraderTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<Long> SIZE = Attribute.int64("size").optional();
  private static final Attribute<String> TOKEN = Attribute.string("token").optional().writeOnly();
  private static final Schema TODAY =
      Schema.resource(NAME, SIZE, TOKEN, NestedObject.of(NAME).blockList("disk")).version(2);

  private static final Attribute<String> LABEL = Attribute.string("label").required();
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().sensitive();
  private static final Schema FIRST = Schema.resource(LABEL, SECRET);
  private static final Schema SECOND = Schema.resource(NAME, Attribute.string("size").optional());

  /// The view of a prior schema.
  private record First(String label) {}

  private static final class Upgraded extends Thing implements Upgrading<ObjectView> {
    private final List<StateUpgrader<ObjectView>> upgraders;

    Upgraded(StateUpgrader<ObjectView> upgrader) {
      this(List.of(upgrader));
    }

    Upgraded(List<StateUpgrader<ObjectView>> upgraders) {
      super(TODAY);
      this.upgraders = upgraders;
    }

    @Override
    public List<StateUpgrader<ObjectView>> stateUpgraders() {
      return upgraders;
    }
  }

  private static UpgradeResourceState.Response upgrade(Thing thing, long version, String json) {
    var raw = new RawState(Bytes.of(json.getBytes(StandardCharsets.UTF_8)), Map.of());
    return upgrade(thing, version, raw);
  }

  private static UpgradeResourceState.Response upgrade(Thing thing, long version, RawState raw) {
    var session = TestCore.of(Sample.of(thing)).start();
    return new UpgradeResourceState(session)
        .run(new UpgradeResourceState.Request("t_thing", version, raw));
  }

  private static CtyValue upgraded(Thing thing, long version, String json) {
    var response = upgrade(thing, version, json);
    assertThat(response.diagnostics()).isEmpty();
    return response.upgradedState().decode(TODAY.type());
  }

  private static CommandDiagnostics refused(Thing thing, long version, String json) {
    return new CommandDiagnostics(upgrade(thing, version, json).diagnostics());
  }

  private static CtyValue today(String text) {
    return Notation.object(TODAY.members(), text);
  }

  private static ObjectView named(ObjectView first) {
    return ObjectView.EMPTY.with(NAME, first.get(LABEL));
  }

  private static final StateUpgrader<ObjectView> ZERO =
      StateUpgrader.of(0, FIRST, StateUpgraderTests::named);

  private static Thing thing() {
    return new Upgraded(
        List.of(
            ZERO,
            StateUpgrader.of(
                1,
                SECOND,
                second -> ObjectView.EMPTY.with(NAME, second.get(NAME)).with(SIZE, 1L))));
  }

  @Test
  void eachVersionLeadsStraightToToday() {
    assertThat(upgraded(thing(), 0, "{\"label\":\"a\"}")).isEqualTo(today("{name = \"a\"}"));
    assertThat(upgraded(thing(), 1, "{\"name\":\"a\",\"size\":\"7\"}"))
        .isEqualTo(today("{name = \"a\", size = 1}"));
    assertThat(upgraded(thing(), 2, "{\"name\":\"a\",\"size\":7}"))
        .isEqualTo(today("{name = \"a\", size = 7}"));
  }

  @Test
  void aStateUpgraderMayHaveAViewOfItsOwn() {
    Codec<First> codec =
        Codec.objects(FIRST)
            .as(
                view -> new First(view.get(LABEL)),
                first -> ObjectView.EMPTY.with(LABEL, first.label()));
    var thing =
        new Upgraded(
            StateUpgrader.of(0, FIRST, codec, first -> ObjectView.EMPTY.with(NAME, first.label())));
    assertThat(upgraded(thing, 0, "{\"label\":\"a\"}")).isEqualTo(today("{name = \"a\"}"));
  }

  @Test
  void attributesThatTheStateUpgraderDoesNotNameAreIgnored() {
    assertThat(upgraded(thing(), 0, "{\"label\":\"a\",\"colour\":{\"red\":1}}"))
        .isEqualTo(today("{name = \"a\"}"));
  }

  @Test
  void writeOnlyValuesAndMissingBlocksAreRepaired() {
    var thing = new Upgraded(StateUpgrader.of(0, FIRST, first -> named(first).with(TOKEN, "abcd")));
    assertThat(upgraded(thing, 0, "{\"label\":\"a\"}")).isEqualTo(today("{name = \"a\"}"));
  }

  @Test
  void nothingStaysNothing() {
    assertThat(upgraded(thing(), 0, "null").isNull()).isTrue();
  }

  @Test
  void aStateOfANewerProviderIsRefused() {
    assertThat(refused(thing(), 3, "{}").only().detail())
        .contains("schema version 3", "has version 2", "newer version of the provider");
  }

  @Test
  void aVersionWithoutAStateUpgraderIsRefused() {
    assertThat(refused(new Upgraded(ZERO), 1, "{}").only().detail())
        .contains("schema version 1", "cannot upgrade a state of that version");
  }

  @Test
  void aStateThatDoesNotFitTheStateUpgraderIsNamedWithItsPlace() {
    var finding = refused(thing(), 0, "{\"label\":[1]}").only();
    assertThat(finding.path()).hasToString("label");
    assertThat(finding.detail())
        .contains("schema version 0", "does not conform to the schema of that version");
  }

  @Test
  void aFailureOfTheAuthorIsOneDiagnosticWithoutSecrets() {
    var thing =
        new Upgraded(
            StateUpgrader.of(
                0,
                FIRST,
                first -> {
                  throw new IllegalStateException("cannot upgrade " + first.get(SECRET));
                }));
    var finding = refused(thing, 0, "{\"label\":\"a\",\"secret\":\"sesame\"}").only();
    assertThat(finding.summary()).isEqualTo("Failed: upgrade from version 0 of resource t_thing");
    assertThat(finding.detail())
        .contains("Upgraded.upgrade from version 0", "cannot upgrade (sensitive value)");
  }

  @Test
  @SuppressWarnings("NullAway") // authors in other languages give back null
  void nothingGivenBackIsABugOfTheProvider() {
    @Nullable ObjectView nothing = null;
    var thing = new Upgraded(StateUpgrader.of(0, FIRST, _ -> nothing));
    assertThat(refused(thing, 0, "{\"label\":\"a\"}").only().detail()).contains("returned null");
  }

  @Test
  void anUpgraderOfTheCurrentVersionIsABugOfTheProvider() {
    var thing = new Upgraded(StateUpgrader.of(2, FIRST, StateUpgraderTests::named));
    assertThat(refused(thing, 0, "{}").only().detail())
        .contains("a state upgrader of version 2, which is not a prior version");
  }

  @Test
  void twoShapesOfAVersionAreABugOfTheProvider() {
    var thing = new Upgraded(List.of(ZERO, ZERO));
    assertThat(refused(thing, 0, "{\"label\":\"a\"}").only().detail())
        .contains("two state upgraders of version 0");
  }

  @Test
  void aStateUpgraderWithoutASchemaReceivesTheJson() {
    var received = new ArrayList<String>();
    var thing =
        new Upgraded(
            StateUpgrader.ofJson(
                0,
                json -> {
                  received.add(json);
                  return ObjectView.EMPTY.with(NAME, "a");
                }));
    assertThat(upgraded(thing, 0, "{\"any\":[1]}")).isEqualTo(today("{name = \"a\"}"));
    assertThat(received).containsExactly("{\"any\":[1]}");
  }

  @Test
  void aStateUpgraderWithoutASchemaReceivesAFlatMapAsStrings() {
    var thing = new Upgraded(StateUpgrader.ofJson(0, json -> ObjectView.EMPTY.with(NAME, json)));
    var flat = new RawState(Bytes.EMPTY, Map.of("tags.a", "b", "tags.%", "1"));
    var response = upgrade(thing, 0, flat);
    assertThat(response.diagnostics()).isEmpty();
    var name = ((CtyValue.ObjectValue) response.upgradedState().decode(TODAY.type())).get("name");
    assertThat(name).isEqualTo(CtyValue.string("{\"tags.%\":\"1\",\"tags.a\":\"b\"}"));
  }

  @Test
  void aFlatMapIsDecodedByTheSchemaOfItsVersion() {
    var response = upgrade(thing(), 0, new RawState(Bytes.EMPTY, Map.of("label", "a", "old", "1")));
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.upgradedState().decode(TODAY.type())).isEqualTo(today("{name = \"a\"}"));
  }

  @Test
  void anUpgraderOfJsonFailsWithoutTheSecretsThatAnySchemaNames() {
    var thing =
        new Upgraded(
            List.of(
                StateUpgrader.<ObjectView>ofJson(
                    0,
                    json -> {
                      throw new IllegalStateException("cannot upgrade " + json);
                    }),
                StateUpgrader.of(1, FIRST, StateUpgraderTests::named)));
    var json = "{\"label\":[],\"secret\":\"sesame\",\"token\":\"abcd1234\"}";
    assertThat(refused(thing, 0, json).only().detail())
        .contains("cannot upgrade {")
        .doesNotContain("sesame", "abcd1234");
  }

  @Test
  void aFailureOfAnUpgraderOfJsonIsOneDiagnostic() {
    var thing =
        new Upgraded(
            StateUpgrader.<ObjectView>ofJson(
                0,
                json -> {
                  throw new IllegalStateException("no id in " + json.length());
                }));
    assertThat(refused(thing, 0, "{\"a\":1}").only().detail()).contains("no id in 7");
  }
}
