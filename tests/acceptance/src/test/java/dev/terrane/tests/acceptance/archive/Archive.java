package dev.terrane.tests.acceptance.archive;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.archive.ArchiveProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Workspaces with the provider of archives.
final class Archive {
  static final String BOX = "archive_box.one";

  private Archive() {}

  /// The current version of the provider.
  static Workspace today(Path scratch, Protocol protocol) throws IOException {
    return workspace(scratch, protocol, ArchiveProvider.class);
  }

  /// The provider as it was.
  static Workspace former(Path scratch, Protocol protocol) throws IOException {
    return workspace(scratch, protocol, ArchiveProvider.Former.class);
  }

  private static Workspace workspace(Path scratch, Protocol protocol, Class<?> provider)
      throws IOException {
    var place = Files.createDirectories(scratch.resolve(provider.getSimpleName()));
    var written = LaunchedProvider.WARM.write(place, "archive", provider);
    var workspace = Workspace.installed(Cli.find(), place, written).with(protocol).keepingWarm();
    workspace.write("versions.tf", written.requirement());
    workspace.write(
        "provider.tf", "provider \"archive\" {\n  root = \"" + remote(scratch) + "\"\n}\n");
    workspace.init();
    return workspace;
  }

  /// The directory of the boxes.
  static Path remote(Path scratch) throws IOException {
    return Files.createDirectories(scratch.resolve("remote"));
  }

  /// Writes the box.
  static void box(Workspace workspace, String... arguments) {
    workspace.write(
        "box.tf",
        "resource \"archive_box\" \"one\" {\n  " + String.join("\n  ", arguments) + "\n}\n");
  }
}
