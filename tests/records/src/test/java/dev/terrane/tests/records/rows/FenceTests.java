package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.RawState;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A set that others change, too: as a block it is managed always, as an attribute when written. */
class FenceTests {
  private static final Fence.Gate NORTH = new Fence.Gate("n");
  private static final Fence.Gate SOUTH = new Fence.Gate("s");

  private final Memory<Fence> memory = new Memory<>();
  private final TestInstance fence = Serving.instance(memory, new FenceResource());

  private void others(Set<Fence.Gate> gates, Set<Fence.Gate> doors) {
    memory.put("f", new Fence("f", gates, doors));
  }

  @Test
  void anUpgradeWithoutAFormerRecordReadsTheJson() {
    var raw =
        new RawState(Bytes.of("{\"title\":\"f\"}".getBytes(StandardCharsets.UTF_8)), Map.of());
    var session = Serving.core(memory, new FenceResource()).start();
    var upgraded =
        new UpgradeResourceState(session)
            .run(new UpgradeResourceState.Request("test_fence", 0, raw));
    assertThat(upgraded.diagnostics()).isEmpty();
    var state = upgraded.upgradedState().decode(FenceModel.resource().schema().type());
    assertThat(((CtyValue.ObjectValue) state).get("name")).isEqualTo(CtyValue.string("f"));
  }

  @Test
  void anAttributeThatIsNotWrittenIsLeftToOthers() {
    assertThat(fence.apply("{name = \"f\"}").all()).isEmpty();
    assertThat(memory.get("f").orElseThrow().doors()).containsExactly(NORTH);
    others(Set.of(), Set.of(NORTH, SOUTH));
    assertThat(fence.plan("{name = \"f\"}").action()).isEqualTo(Action.NO_OP);
    assertThat(fence.apply("{name = \"f\", gate = [{side = \"e\"}]}").all()).isEmpty();
    assertThat(memory.calls()).containsExactly("update [gate]");
    assertThat(memory.get("f").orElseThrow().doors()).containsExactlyInAnyOrder(NORTH, SOUTH);
  }

  @Test
  void anAttributeThatIsWrittenIsManagedUntilItIsWrittenNoMore() {
    assertThat(fence.apply("{name = \"f\", doors = [{side = \"s\"}]}").all()).isEmpty();
    others(Set.of(), Set.of(NORTH, SOUTH));
    assertThat(fence.apply("{name = \"f\", doors = []}").all()).isEmpty();
    assertThat(memory.get("f").orElseThrow().doors()).isEmpty();
    others(Set.of(), Set.of(SOUTH));
    assertThat(fence.plan("{name = \"f\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void aBlockThatIsNotWrittenIsRemoved() {
    assertThat(fence.apply("{name = \"f\"}").all()).isEmpty();
    others(Set.of(SOUTH), Set.of(NORTH));
    assertThat(fence.plan("{name = \"f\"}").action()).isEqualTo(Action.UPDATE);
    assertThat(fence.apply("{name = \"f\"}").all()).isEmpty();
    assertThat(memory.get("f").orElseThrow().gate()).isEmpty();
  }
}
