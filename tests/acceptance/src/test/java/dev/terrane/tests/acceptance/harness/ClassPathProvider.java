package dev.terrane.tests.acceptance.harness;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/// A provider on this test's own class path, as a package that a CLI can start.
public final class ClassPathProvider {
  private static final String SERVICE = "dev.terrane.provider.schema.ProviderType";

  private ClassPathProvider() {}

  /// Writes the package.
  ///
  /// @param scratch an empty directory
  /// @param type the provider's name
  /// @param providerType the class of the provider's type
  public static ProviderPackage write(Path scratch, String type, Class<?> providerType) {
    var directory = scratch.resolve("package");
    var address = "terrane.dev/tests/" + type;
    try {
      var services = Files.createDirectories(directory.resolve("entry/META-INF/services"));
      Files.writeString(services.resolve(SERVICE), providerType.getName() + "\n");
      var script = directory.resolve("terraform-provider-" + type);
      Files.writeString(script, script(directory.resolve("entry")));
      if (!script.toFile().setExecutable(true)) {
        throw new IOException("cannot make " + script + " executable");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ProviderPackage(address, "0.1.0", directory);
  }

  private static String script(Path entry) {
    return """
    #!/bin/sh
    trap '' INT
    exec '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx256m \\
      -Xlog:disable -Xlog:all=warning:stderr -cp '%s' dev.terrane.server.Main "$@"
    """
        .formatted(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            entry.toAbsolutePath() + File.pathSeparator + classPath());
  }

  /// Without the examples, each of which is a provider of its own.
  static String classPath() {
    var all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", ""));
    var examples = Path.of(System.getProperty("terrane.root", ""), "examples");
    return Arrays.stream(all.split(File.pathSeparator))
        .filter(entry -> !Path.of(entry).startsWith(examples))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
