package dev.terrane.tests.acceptance.corner;

import dev.terrane.tests.acceptance.harness.ClassPathProvider;
import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.corner.CornerProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A workspace with the provider that simulates errors.
final class Corner {
  static final String THING = "corner_thing.one";

  private Corner() {}

  /// Behind the launcher, in a JVM that the next command finds.
  static Workspace warm(Path scratch, Protocol protocol) throws IOException {
    var mirror = scratch.resolve("packages");
    var provider = LaunchedProvider.WARM.write(mirror, "corner", CornerProvider.class);
    return workspace(scratch, protocol, provider).keepingWarm();
  }

  /// With a JVM for each launch, and TLS in it.
  static Workspace alone(Path scratch, Protocol protocol) throws IOException {
    return workspace(
        scratch, protocol, ClassPathProvider.write(scratch, "corner", CornerProvider.class));
  }

  private static Workspace workspace(Path scratch, Protocol protocol, ProviderPackage provider)
      throws IOException {
    var workspace = Workspace.installed(Cli.find(), scratch, provider).with(protocol);
    var remote = Files.createDirectories(scratch.resolve("remote"));
    workspace.write("versions.tf", provider.requirement());
    workspace.write("provider.tf", "provider \"corner\" {\n  root = \"" + remote + "\"\n}\n");
    workspace.init();
    return workspace;
  }

  /// Writes the thing, with more arguments below its name.
  static void thing(Workspace workspace, String... arguments) {
    workspace.write(
        "thing.tf",
        "resource \"corner_thing\" \"one\" {\n  name = \"one\"\n  "
            + String.join("\n  ", arguments)
            + "\n}\n");
  }
}
