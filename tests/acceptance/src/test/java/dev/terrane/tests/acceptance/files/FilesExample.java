package dev.terrane.tests.acceptance.files;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.RunningProviders;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Shared code of the tests of the files example.
final class FilesExample {
  private static final Path MODULE =
      Path.of(System.getProperty("terrane.root", ""), "examples", "files");

  private FilesExample() {}

  private static ProviderPackage provider() {
    return new ProviderPackage(
        "terrane.dev/examples/files", "0.1.0", MODULE.resolve("target/provider"));
  }

  /// A workspace with the demo's configuration and an installed provider, after init.
  static Workspace demo(Path scratch, Protocol protocol) throws IOException {
    var workspace = Workspace.installed(Cli.find(), scratch, provider()).with(protocol);
    workspace.write("main.tf", Files.readString(MODULE.resolve("demo/main.tf")));
    workspace.init();
    return workspace;
  }

  /// A workspace that uses a running provider, after init; its commands are much quicker.
  static Workspace attached(RunningProviders providers, Path scratch, Protocol protocol) {
    var workspace = providers.attach(Cli.find(), scratch, provider(), protocol);
    workspace.write("versions.tf", provider().requirement());
    workspace.write(
        "provider.tf", "provider \"files\" {\n  root = \"%s\"\n}\n".formatted(workspace.file("")));
    workspace.init();
    return workspace;
  }

  /// Writes a configuration of one note.
  static void note(Workspace workspace, String type, String... lines) {
    workspace.write(
        "note.tf",
        "resource \"%s\" \"it\" {\n%s}\n".formatted(type, String.join("\n", lines).indent(2)));
  }
}
