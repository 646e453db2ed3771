package dev.terrane.tests.acceptance.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.words.WordsProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    var provider = LaunchedProvider.USUAL.write(scratch, "words", WordsProvider.class);
    var remote = Files.createDirectories(scratch.resolve("remote"));
    var workspace =
        Workspace.installed(Cli.find(), scratch, provider)
            .with(protocol)
            .with("WORDS_ROOT", remote.toString());
    workspace.write("versions.tf", provider.requirement());
    workspace.init();
    // Terraform computes these with more digits than a double holds.
    var shares = "share {\n ratio = 1 / 3\n}\nshare {\n ratio = 1 - 0.99\n}\n";
    var numbers = "name = \"a\"\nratio = 1 / 3\nfixed = 1 - 0.99\n" + shares;
    measure(workspace, numbers + "labels = {}");
    workspace.apply();
    assertThat(workspace.plan().hasChanges()).isFalse();

    // The state has to tell null and an empty map apart; nobody is asked to do anything.
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
