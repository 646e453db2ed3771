package dev.terrane.tests.acceptance.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Values that mean the same, between Terraform and Java.
class MeasureAT {
  private static final String MEASURE = "words_measure.m";

  @TempDir Path scratch;

  @ParameterizedTest
  @EnumSource
  void whatMeansTheSameIsNeitherAReplacementNorAnUpdate(Protocol protocol) throws IOException {
    var words = WordsWorkspace.create(scratch, protocol);
    var remote = words.remote();
    var workspace = words.workspace();
    // Terraform computes these with more digits than a double holds.
    var shares = "share {\n ratio = 1 / 3\n}\nshare {\n ratio = 1 - 0.99\n}\n";
    var numbers = "name = \"a\"\nratio = 1 / 3\nfixed = 1 - 0.99\n" + shares;
    measure(workspace, numbers + "labels = {}");
    workspace.apply();
    var settled = workspace.plan();
    assertThat(settled.hasChanges()).isFalse();
    // A CLI validates before a plan and in it.
    assertThat(Set.copyOf(settled.findings()))
        .singleElement()
        .returns("warning", Finding::severity)
        .extracting(Finding::detail)
        .asString()
        .contains("Use words_gadget.");

    // The state distinguishes null and an empty map; no author code is called.
    measure(workspace, numbers);
    assertThat(workspace.plan().actions(MEASURE)).containsExactly("update");
    workspace.apply();
    assertThat(workspace.plan().hasChanges()).isFalse();

    measure(workspace, numbers.replace("1 / 3", "0.3333333333333333"));
    assertThat(workspace.plan().hasChanges()).isFalse();
    assertThat(Files.readAllLines(remote.resolve("calls"))).containsExactly("create a");
  }

  private static void measure(Workspace workspace, String body) {
    workspace.write("main.tf", "resource \"words_measure\" \"m\" {\n" + body + "\n}\n");
  }
}
