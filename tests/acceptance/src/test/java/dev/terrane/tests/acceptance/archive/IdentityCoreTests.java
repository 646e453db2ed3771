package dev.terrane.tests.acceptance.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.core.StoredObject.StoredIdentity;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.tests.acceptance.harness.Document;
import dev.terrane.tests.archive.ArchiveProvider;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The steps of [IdentityAT].
class IdentityCoreTests {
  @TempDir Path remote;
  private TestCore core;

  @BeforeEach
  void core() {
    core = core(new ArchiveProvider());
  }

  private TestCore core(ArchiveProvider provider) {
    return TestCore.of(provider).configure("{root = \"" + remote + "\"}");
  }

  private static StoredIdentity identity(TestInstance instance) {
    return instance.stored().identity().orElseThrow();
  }

  private static String identity(TestInstance instance, String attribute) {
    var json = new String(identity(instance).json().array(), StandardCharsets.UTF_8);
    return Document.of(json).at(attribute).text();
  }

  private static void apply(TestInstance instance, String config, Action action) {
    assertThat(instance.plan(config).action()).isEqualTo(action);
    assertThat(instance.apply(config).all()).isEmpty();
  }

  @Test
  void theStateHoldsTheIdentity() {
    var box = core.resource("archive_box");
    apply(box, "{name = \"a\", grams = 1}", Action.CREATE);
    assertThat(identity(box, "name")).isEqualTo("a");
    assertThat(identity(box).version()).isEqualTo(1);
    apply(box, "{name = \"a\", grams = 2}", Action.UPDATE);
    assertThat(identity(box, "name")).isEqualTo("a");
    apply(box, "{name = \"b\", grams = 2}", Action.REPLACE);
    assertThat(identity(box, "name")).isEqualTo("b");
    assertThat(box.destroy().all()).isEmpty();
  }

  @Test
  void thePlanOfAnIdentityThatIsNotKnownYetCanBeShown() {
    var tag = core.resource("archive_tag");
    apply(tag, "{shelf = \"a\", text = \"old\"}", Action.CREATE);
    var made = identity(tag, "id");
    assertThat(((ObjectValue) tag.state()).attributes()).containsEntry("id", CtyValue.string(made));
    apply(tag, "{shelf = \"a\", text = \"new\"}", Action.UPDATE);
    assertThat(identity(tag, "id")).isEqualTo(made);
    apply(tag, "{shelf = \"b\", text = \"new\"}", Action.REPLACE);
    assertThat(identity(tag, "id")).isNotEqualTo(made);
    assertThat(identity(tag, "shelf")).isEqualTo("b");
    assertThat(tag.destroy().all()).isEmpty();
  }

  @Test
  void anImportBlockNamesWhatIsNotOptionalOfTheIdentity() throws IOException {
    Files.writeString(remote.resolve("a"), "5 high");
    var box = core.resource("archive_box");
    assertThat(box.importIdentity("{name = \"a\"}").all()).isEmpty();
    assertThat(identity(box, "name")).isEqualTo("a");
    assertThat(identity(box, "shelf")).isEqualTo("high");
    assertThat(box.plan("{name = \"a\", grams = 5, shelf = \"high\"}").action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void aStateOfAFormerVersionGetsItsIdentityAnew() {
    var former = core(new ArchiveProvider.Former()).resource("archive_box");
    assertThat(former.apply("{label = \"a\", weight = \"3kg\"}").all()).isEmpty();
    var box = core.resource("archive_box").holding(former.stored());
    assertThat(box.refresh().all()).isEmpty();
    assertThat(identity(box, "name")).isEqualTo("a");
    assertThat(box.plan("{name = \"a\", grams = 3000}").action()).isEqualTo(Action.NO_OP);
  }
}
