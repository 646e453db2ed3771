package dev.terrane.tests.records.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.core.ListResourceCalls;
import dev.terrane.core.ListResourceCalls.Found;
import dev.terrane.engine.rules.Notation;
import dev.terrane.provider.Diagnostic;
import dev.terrane.tests.core.TestCore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps of `ListAT`. */
class ListCoreTests {
  private static final String ITEM = "inventory_item";

  @TempDir Path remote;
  private TestCore core;

  @BeforeEach
  void items() throws IOException {
    for (var name : List.of("a1", "a2", "a3", "b1", "b2")) {
      Files.writeString(remote.resolve(name + ".item"), "red");
    }
    core = TestCore.of(new InventoryProviderType()).configure("{root = \"" + remote + "\"}");
  }

  private ListResourceCalls.Result query(String filter, boolean includeResource, long limit) {
    var list = core.listResource(ITEM);
    return list.list(Notation.object(list.schema().members(), filter), includeResource, limit);
  }

  private ListResourceCalls.Result query(String filter) {
    return query(filter, false, 100);
  }

  private static List<String> names(ListResourceCalls.Result result) {
    return result.objects().stream().map(Found::displayName).toList();
  }

  private List<String> calls() throws IOException {
    return Files.readAllLines(remote.resolve("calls"));
  }

  @Test
  void allItemsAreFoundPageByPage() throws IOException {
    var found = query("{}");
    assertThat(names(found)).containsExactly("Item a1", "Item a2", "Item a3", "Item b1", "Item b2");
    assertThat(found.findings().all()).isEmpty();
    assertThat(calls()).containsExactly("page 0", "page 1", "page 2");
  }

  @Test
  void theFilterIsAppliedAndTheBlockMayBeMissing() {
    assertThat(names(query("{prefix = \"b\"}"))).containsExactly("Item b1", "Item b2");
    // Core sends a block without values for a missing one.
    assertThat(names(query("{}"))).hasSize(5);
  }

  @Test
  void theLimitStopsThePaging() throws IOException {
    assertThat(names(query("{}", false, 3))).containsExactly("Item a1", "Item a2", "Item a3");
    assertThat(calls()).containsExactly("page 0", "page 1");
  }

  @Test
  void theStateIsReadOnlyOnRequest() throws IOException {
    var found = query("{prefix = \"b\"}", true, 100);
    assertThat(found.objects())
        .allSatisfy(one -> assertThat(one.state().orElseThrow().toString()).contains("serial-b"));
    assertThat(calls()).contains("read b1", "read b2").doesNotContain("read a1");
    assertThat(query("{prefix = \"a\"}").objects())
        .allSatisfy(one -> assertThat(one.state()).isEmpty());
    assertThat(calls()).doesNotContain("read a1");
  }

  @Test
  void anErrorInTheMiddleIsReported() throws IOException {
    var found = query("{failing_page = 1}");
    assertThat(found.findings().only().detail()).contains("page 1 cannot be fetched");
    assertThat(names(found)).containsExactly("Item a1", "Item a2");
    assertThat(calls()).containsExactly("page 0");
  }

  @Test
  void aLimitBeforeAnErrorHidesIt() {
    var found = query("{failing_page = 1}", false, 2);
    assertThat(found.findings().all()).isEmpty();
    assertThat(names(found)).containsExactly("Item a1", "Item a2");
  }

  @Test
  void theConfigurationIsValidated() {
    assertThat(query("{prefix = \" \", failing_page = -1}").findings().all())
        .extracting(Diagnostic::summary)
        .contains("Invalid Attribute Value: prefix", "No such page");
    assertThat(remote.resolve("calls")).doesNotExist();
  }

  @Test
  void whatIsFoundIsImportedWithTheGeneratedConfiguration() {
    var found = query("{prefix = \"a\"}");
    assertThat(found.objects())
        .hasSize(3)
        .allSatisfy(one -> {
          var item = core.resource(ITEM);
          var name = one.displayName().substring("Item ".length());
          assertThat(item.importIdentity("{name = \"" + name + "\"}").all()).isEmpty();
          assertThat(item.plan(item.generatedConfig()).action()).isEqualTo(Action.NO_OP);
        });
  }
}
