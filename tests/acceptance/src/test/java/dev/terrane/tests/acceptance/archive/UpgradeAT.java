package dev.terrane.tests.acceptance.archive;

import static dev.terrane.tests.acceptance.archive.Archive.BOX;
import static dev.terrane.tests.acceptance.archive.Archive.box;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class UpgradeAT {
  @TempDir Path scratch;

  private static void handOver(Workspace from, Workspace to) throws IOException {
    Files.copy(
        from.file("terraform.tfstate"),
        to.file("terraform.tfstate"),
        StandardCopyOption.REPLACE_EXISTING);
  }

  @ParameterizedTest
  @EnumSource
  void aStateOfAFormerVersionIsUpgraded(Protocol protocol) throws IOException {
    var former = Archive.former(scratch, protocol);
    box(former, "label = \"a\"", "weight = \"3kg\"", "colour = \"red\"");
    former.apply();

    var today = Archive.today(scratch, protocol);
    handOver(former, today);
    box(today, "name = \"a\"", "grams = 3000");
    assertThat(today.plan("-refresh=false").hasChanges()).isFalse();
    today.apply("-refresh-only");
    assertThat(today.state().values(BOX).names())
        .containsExactlyInAnyOrder("name", "grams", "shelf");
    today.destroy();
    assertThat(Archive.remote(scratch).resolve("a")).doesNotExist();
  }

  @ParameterizedTest
  @EnumSource
  void aStateThatCannotBeUpgradedIsReported(Protocol protocol) throws IOException {
    var former = Archive.former(scratch, protocol);
    box(former, "label = \"a\"", "weight = \"heavy\"");
    former.apply();

    var today = Archive.today(scratch, protocol);
    handOver(former, today);
    box(today, "name = \"a\"", "grams = 3000");
    assertThat(today.planFails())
        .singleElement()
        .satisfies(reported ->
            assertThat(reported.detail()).contains("NumberFormatException", "version 0"));
  }
}
