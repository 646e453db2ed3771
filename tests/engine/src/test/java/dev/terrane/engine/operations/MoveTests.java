package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.StoredObject;
import dev.terrane.cty.CtyPath;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.resource.MoveCall;
import dev.terrane.provider.resource.MoveSource;
import dev.terrane.provider.resource.Moving;
import dev.terrane.provider.resource.StateMover;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Moves of states from other resource types and other providers.
class MoveTests {
  private static final String OWN = "registry.terraform.io/acme/t";
  private static final Attribute<String> NAME = Attribute.string("name").computed().identity();
  private static final Attribute<Long> SIZE = Attribute.int64("size").optional();
  private static final Attribute<String> TOKEN = Attribute.string("token").optional().writeOnly();
  private static final Schema TODAY =
      Schema.resource(NAME, SIZE, TOKEN, NestedObject.of(SIZE).blockList("disk"));
  private static final Attribute<String> LABEL = Attribute.string("label").required();
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().sensitive();
  private static final Schema OLD = Schema.resource(LABEL, SECRET);
  private static final StateMover<ObjectView> FIRST =
      StateMover.of(MoveSource.of("t_old", 1), OLD, MoveTests::named);

  private final List<String> seen = new ArrayList<>();

  private static final class Target extends Thing implements Moving<ObjectView> {
    private final List<StateMover<ObjectView>> movers;

    Target(List<StateMover<ObjectView>> movers) {
      super(TODAY);
      this.movers = movers;
    }

    @Override
    public List<StateMover<ObjectView>> stateMovers() {
      return movers;
    }
  }

  private static ObjectView named(MoveCall call, ObjectView old) {
    return ObjectView.EMPTY.with(NAME, old.get(LABEL));
  }

  private static TestInstance target(StateMover<ObjectView> mover) {
    return target(List.of(mover));
  }

  private static TestInstance target(List<StateMover<ObjectView>> movers) {
    return TestCore.of(Sample.of(new Target(movers))).resource("t_thing");
  }

  private static StoredObject stored(long version, String json) {
    return new StoredObject(bytes(json), Bytes.EMPTY, false, version, Optional.empty());
  }

  private static Bytes bytes(String text) {
    return Bytes.of(text.getBytes(StandardCharsets.UTF_8));
  }

  private static CommandDiagnostics move(TestInstance target, long version) {
    return target.move(OWN, "t_old", stored(version, "{\"label\":\"a\",\"colour\":1}"));
  }

  @Test
  void aStateBecomesThatOfTheTargetWithItsIdentity() {
    var target = target(FIRST);
    assertThat(move(target, 1).all()).isEmpty();
    assertThat(target.state()).isEqualTo(target.value("{name = \"a\"}"));
    assertThat(target.stored().identity().orElseThrow().json())
        .isEqualTo(bytes("{\"name\":\"a\"}"));
    assertThat(target.apply("{}").all()).isEmpty();
  }

  @Test
  void aTaintedObjectStaysTainted() {
    var target = target(FIRST);
    var tainted =
        new StoredObject(bytes("{\"label\":\"a\"}"), Bytes.EMPTY, true, 1, Optional.empty());
    assertThat(target.move(OWN, "t_old", tainted).all()).isEmpty();
    assertThat(target.stored().tainted()).isTrue();
  }

  @Test
  void anExactVersionHasPrecedenceOverAnyVersion() {
    var any =
        StateMover.<ObjectView>ofJson(
            MoveSource.anyVersion("t_old"), _ -> ObjectView.EMPTY.with(NAME, "any"));
    var target = target(List.of(any, FIRST));
    move(target, 1);
    assertThat(target.state().toString()).contains("\"a\"");
    move(target, 7);
    assertThat(target.state().toString()).contains("any");
  }

  @Test
  void moreNamedPartsOfAProviderHavePrecedenceAfterTheVersion() {
    var one = named(MoveSource.anyVersion("t_old"), "one");
    var two = named(MoveSource.anyVersion("t_old").ofProvider("acme/t"), "two");
    var exact = named(MoveSource.of("t_old", 1).ofProvider("t"), "exact");
    for (var movers : List.of(List.of(one, two, exact), List.of(exact, two, one))) {
      var target = target(movers);
      move(target, 1);
      assertThat(target.state()).isEqualTo(target.value("{name = \"exact\"}"));
      move(target, 2);
      assertThat(target.state()).isEqualTo(target.value("{name = \"two\"}"));
    }
  }

  private static StateMover<ObjectView> named(MoveSource source, String name) {
    return StateMover.ofJson(source, _ -> ObjectView.EMPTY.with(NAME, name));
  }

  @ParameterizedTest
  @CsvSource({
    "registry.terraform.io/hashicorp/null, hashicorp/null, true",
    "registry.opentofu.org/hashicorp/null, hashicorp/null, true",
    "registry.opentofu.org/hashicorp/null, null, true",
    "registry.opentofu.org/hashicorp/null, registry.terraform.io/hashicorp/null, false",
    "terraform.io/builtin/terraform, terraform.io/builtin/terraform, true",
    "registry.terraform.io/evilhashicorp/null, hashicorp/null, false",
    "registry.terraform.io/acme/null, hashicorp/null, false"
  })
  void onlyTheNamedPartsOfAProviderAreCompared(String address, String provider, boolean accepted) {
    var target =
        target(
            StateMover.of(
                MoveSource.of("null_resource", 0).ofProvider(provider), OLD, MoveTests::named));
    var findings = target.move(address, "null_resource", stored(0, "{\"label\":\"a\"}"));
    assertThat(findings.ok()).isEqualTo(accepted);
  }

  @Test
  void theProviderOfTheTargetIsExpectedIfNoneIsNamed() {
    assertThat(target(FIRST).move("x.org/acme/t", "t_old", stored(1, "{\"label\":\"a\"}")).ok())
        .isTrue();
    assertThat(target(FIRST).move("x.org/t/other", "t_old", stored(1, "{\"label\":\"a\"}")).ok())
        .isFalse();
  }

  @Test
  void aSourceThatNoMoverAcceptsIsRefusedWithThoseThatAreAccepted() {
    var json =
        StateMover.<ObjectView>ofJson(
            MoveSource.anyVersion("null_resource").ofProvider("hashicorp/null"),
            _ -> ObjectView.EMPTY);
    var target = target(List.of(FIRST, json));
    var error = move(target, 2).only();
    assertThat(error.summary()).isEqualTo("Cannot move t_old to t_thing");
    assertThat(error.detail())
        .contains(
            "t_old (version 2) of the provider " + OWN,
            "null_resource of the provider hashicorp/null, t_old (version 1)");
    assertThat(target.exists()).isFalse();
  }

  @Test
  void aResourceThatSupportsNoMovesSaysSo() {
    var target = TestCore.of(Sample.of(new Thing(NAME))).resource("t_thing");
    assertThat(move(target, 1).only().detail()).contains("t_thing does not support moves");
  }

  @Test
  void theCallHasAllThatTerraformSends() {
    var target =
        target(
            StateMover.<ObjectView>ofJson(
                MoveSource.of("t_old", 3),
                call -> {
                  seen.add(call.providerAddress() + " " + call.typeName());
                  seen.add(call.schemaVersion() + " " + call.state());
                  seen.add(call.identity() + " " + call.sourcePrivate("k"));
                  call.privateState().put("new", call.sourcePrivate("k").orElse(""));
                  call.warn("Moved", "with a warning");
                  return ObjectView.EMPTY.with(NAME, "a");
                }));
    var kept = "{\"k\":\"" + Base64.getEncoder().encodeToString(new byte[] {'v'}) + "\"}";
    var identity = new StoredObject.StoredIdentity(bytes("{\"id\":\"i\"}"), 0);
    var source = new StoredObject(bytes("{\"x\":1}"), bytes(kept), false, 3, Optional.of(identity));
    assertThat(target.move(OWN, "t_old", source).only().summary()).isEqualTo("Moved");
    assertThat(seen)
        .containsExactly(OWN + " t_old", "3 {\"x\":1}", "Optional[{\"id\":\"i\"}] Optional[v]");
    assertThat(target.stored().privateState()).isEqualTo(bytes(kept.replace("\"k\"", "\"new\"")));
  }

  @Test
  void privateStateIsNotMovedByItself() {
    var target = target(FIRST);
    var source =
        new StoredObject(
            bytes("{\"label\":\"a\"}"), bytes("{\"k\":\"dg==\"}"), false, 1, Optional.empty());
    target.move(OWN, "t_old", source);
    assertThat(target.stored().privateState()).isEqualTo(Bytes.EMPTY);
  }

  @Test
  void writeOnlyValuesAreRemovedAndMissingBlocksAreAdded() {
    var target =
        target(
            StateMover.of(
                MoveSource.of("t_old", 1),
                OLD,
                (call, old) -> named(call, old).with(TOKEN, "secret-token")));
    assertThat(move(target, 1).all()).isEmpty();
    assertThat(target.state()).isEqualTo(target.value("{name = \"a\"}"));
  }

  @Test
  void aStateWithoutItsIdentityIsABugOfTheProvider() {
    var target =
        target(
            StateMover.<ObjectView>ofJson(
                MoveSource.of("t_old", 1), _ -> ObjectView.EMPTY.with(SIZE, 1L)));
    var error = move(target, 1).only();
    assertThat(error.detail()).contains("no name, which identifies the object", "bug");
    assertThat(target.exists()).isFalse();
  }

  @Test
  void aStateThatDoesNotMatchTheSchemaIsNamedWithItsPlace() {
    var error = target(FIRST).move(OWN, "t_old", stored(1, "{\"label\":[1]}")).only();
    assertThat(error.path()).isEqualTo(CtyPath.ROOT);
    assertThat(error.summary()).isEqualTo("Cannot move t_old to t_thing");
    assertThat(error.detail())
        .isEqualTo(
            "The t_thing cannot take over the state of t_old (version 1) of the provider "
                + OWN
                + ". The label in that state does not conform to the schema that the provider"
                + " expects: a string is required.\n\nRemove the moved block. To keep the object,"
                + " write a removed block for the t_old and an import block for the t_thing.");
  }

  private static ObjectView failing(Object quoted) {
    throw new IllegalStateException("cannot move " + quoted);
  }

  @ParameterizedTest
  @CsvSource({"1, cannot move (sensitive value)", "2, '\"secret\":\"(sensitive value)\"'"})
  void aFailureOfTheAuthorIsOneDiagnosticWithoutSecrets(long version, String detail) {
    var source = stored(version, "{\"token\":\"abcd1234\",\"secret\":\"sesame\"}");
    StateMover<ObjectView> typed =
        StateMover.of(MoveSource.of("t_old", 1), OLD, (_, old) -> failing(old.get(SECRET)));
    StateMover<ObjectView> json =
        StateMover.ofJson(MoveSource.of("t_old", 2), call -> failing(call.state()));
    var target = target(List.of(typed, json));
    var error = target.move(OWN, "t_old", source).only();
    assertThat(error.summary()).isEqualTo("Failed: move from t_old of resource t_thing");
    assertThat(error.detail()).contains(detail).doesNotContain("sesame", "abcd1234");
  }

  @Test
  @SuppressWarnings("NullAway") // authors in other languages return null
  void nothingReturnedIsABugOfTheProvider() {
    @Nullable ObjectView nothing = null;
    var target = target(StateMover.ofJson(MoveSource.of("t_old", 1), _ -> nothing));
    assertThat(move(target, 1).only().detail()).contains("returned null");
  }

  @Test
  void twoMoversOfASourceAreABugOfTheProvider() {
    assertThat(move(target(List.of(FIRST, FIRST)), 1).only().detail())
        .contains("two state movers of t_old (version 1)");
  }

  @Test
  void theNameOfTheOwnProviderMakesNoOtherSource() {
    var other = named(MoveSource.of("t_old", 1).ofProvider("t"), "b");
    assertThat(move(target(List.of(FIRST, other)), 1).only().detail())
        .contains("two state movers of t_old (version 1) of the provider t");
  }

  @Test
  void aSourceWithoutAStateIsRefused() {
    assertThat(target(FIRST).move(OWN, "t_old", stored(1, "")).only().detail())
        .contains("Terraform sent no state");
  }
}
