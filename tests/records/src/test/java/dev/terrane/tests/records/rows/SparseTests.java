package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.provider.Part;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The row of collections whose elements may be null. */
class SparseTests {
  private static final CtyValue NOTHING = CtyValue.nullOf(CtyType.STRING);

  private final Memory<Sparse> memory = new Memory<>();
  private final TestInstance sparse = Serving.instance(memory, new SparseResource());

  private static String config(String members) {
    return "{name = \"s\"" + (members.isEmpty() ? "" : ", ") + members + "}";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "texts = [\"a\", null]",
        "numbers = [1, null]",
        "keepers = {k = null}",
        "keepers = {}",
        "lists = {k = [null], l = null}",
        "fallback = [null, \"b\"]",
        "places = [{name = \"a\"}, null, {name = \"b\", level = 2}]",
        "bag = [{name = \"a\"}, null]",
        "parts = {k = null, l = {text = \"t\", more = [null, \"m\"]}}",
        "parts = {}",
        "group = {tags = {k = null}}",
      })
  void livesAndIsStable(String members) {
    assertThat(sparse.validate(config(members)).all()).isEmpty();
    assertThat(sparse.apply(config(members)).all()).isEmpty();
    assertThat(sparse.apply(config("")).all()).isEmpty();
    assertThat(sparse.apply(config(members)).all()).isEmpty();
    assertThat(sparse.refresh().all()).isEmpty();
    assertThat(sparse.destroy().all()).isEmpty();
  }

  @Test
  void isImportedWithItsNulls() {
    var config = config("texts = [\"a\", null], places = [null], parts = {k = null}");
    assertThat(sparse.apply(config).all()).isEmpty();
    var state = sparse.state();
    var other = Serving.instance(memory, new SparseResource());
    assertThat(other.importId("s").all()).isEmpty();
    assertThat(other.state()).isEqualTo(state);
    assertThat(other.plan(config).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void whatChangesIsReported() {
    assertThat(sparse.apply(config("texts = [\"a\", null], places = [null]")).all()).isEmpty();
    assertThat(sparse.apply(config("texts = [\"a\"], places = [null], strict = [\"x\"]")).all())
        .isEmpty();
    assertThat(memory.calls()).containsExactly("update [texts, strict] null");
  }

  @Test
  void whatIsUnknownStaysUnknownBesideNull() {
    var planned = sparse.plan(config("texts = [?, null], places = [null, {name = ?}]")).planned();
    assertThat(planned)
        .isEqualTo(
            sparse.value(
                config(
                    "texts = [?, null], places = [null, {name = ?, level = 0, code = ?!}], fallback"
                        + " = [\"a\", null], answered = ?!, mirrored = ?!")));
  }

  @Test
  void elementsThatAreNullAreNotChecked() {
    assertThat(sparse.validate(config("texts = [null, \"abcd\"]")).only().detail())
        .contains("must in each element have at most 3 characters");
  }

  @Test
  void aNullElementOfAnotherCollectionIsRefusedAtItsPlace() {
    var finding = sparse.validate(config("strict = [\"a\", null, ?]")).only();
    assertThat(finding.path()).hasToString("strict[1]");
    assertThat(finding.detail())
        .isEqualTo(
            "The element strict[1] is null, and strict does not accept null elements. Remove the"
                + " element, or set a value.");
  }

  @Test
  void aFormerStateKeepsItsNulls() {
    var json =
        """
        {"name": "s", "words": ["a", null], "keepers": {"k": null}, "strict": ["x", null]}
        """;
    var raw = new RawState(Bytes.of(json.getBytes(StandardCharsets.UTF_8)), Map.of());
    var core = Serving.core(memory, new SparseResource());
    var upgraded =
        new UpgradeResourceState(core.start())
            .run(new UpgradeResourceState.Request("test_sparse", 0, raw));
    assertThat(upgraded.diagnostics()).isEmpty();
    var schema = SparseModel.resource().schema();
    var state = (CtyValue.ObjectValue) upgraded.upgradedState().decode(schema.type());
    assertThat(state.get("texts")).hasToString("[\"a\", null]");
    assertThat(state.get("keepers")).hasToString("{k = null}");
    assertThat(state.get("strict")).hasToString("[\"x\"]");
  }

  private CtyValue called(String function, CtyType result, CtyValue argument) {
    var parts = new ArrayList<Part<? super Memory<Sparse>>>(SparseFunctions.all());
    var core = Serving.core(memory, parts);
    var sent = List.of(DynamicValue.of(argument, argument.type()));
    var response = new CallFunction(core.start()).run(new CallFunction.Request(function, sent));
    assertThat(response.error()).isEmpty();
    return response.result().decode(result);
  }

  @Test
  void functionsTakeAndGiveNullElements() {
    var texts = CtyValue.list(CtyType.STRING, Arrays.asList(CtyValue.string("a"), NOTHING));
    assertThat(called("numbered", CtyType.map(CtyType.STRING), texts))
        .hasToString("{n0 = \"a\", n1 = null}");
    var part = CtyValue.object(Map.of("text", CtyValue.string("t"), "more", texts));
    var parts = CtyValue.list(part.type(), List.of(part, CtyValue.nullOf(part.type())));
    assertThat(called("texts", CtyType.list(CtyType.STRING), parts))
        .hasToString("[null, \"none\"]");
  }
}
