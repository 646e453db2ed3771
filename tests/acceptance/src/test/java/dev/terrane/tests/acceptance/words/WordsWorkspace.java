package dev.terrane.tests.acceptance.words;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.words.WordsProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A workspace with the provider `words`, initialized.
///
/// @param remote the directory that the provider manages
record WordsWorkspace(Workspace workspace, Path remote) {
  static WordsWorkspace create(Path scratch, Protocol protocol) throws IOException {
    var provider = LaunchedProvider.WARM.write(scratch, "words", WordsProvider.class);
    var remote = Files.createDirectories(scratch.resolve("remote"));
    var workspace =
        Workspace.installed(Cli.find(), scratch, provider)
            .with(protocol)
            .keepingWarm()
            .with("WORDS_ROOT", remote.toString());
    workspace.write("versions.tf", provider.requirement());
    workspace.init();
    return new WordsWorkspace(workspace, remote);
  }
}
