package dev.terrane.tests.acceptance.harness;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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
    return write(scratch, type, providerType, ProviderJvm.options());
  }

  static ProviderPackage write(
      Path scratch, String type, Class<?> providerType, List<String> options) {
    var directory = scratch.resolve("package");
    var address = "terrane.dev/tests/" + type;
    try {
      var services = Files.createDirectories(directory.resolve("entry/META-INF/services"));
      Files.writeString(services.resolve(SERVICE), providerType.getName() + "\n");
      var script = directory.resolve("terraform-provider-" + type);
      Files.writeString(script, script(directory.resolve("entry"), options));
      if (!script.toFile().setExecutable(true)) {
        throw new IOException("cannot make " + script + " executable");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ProviderPackage(address, "0.1.0", directory);
  }

  private static String script(Path entry, List<String> options) {
    var classPath = new ArrayList<>(ProviderJvm.classPath());
    classPath.add(entry.toAbsolutePath().toString());
    return """
    #!/bin/sh
    trap '' INT
    exec '%s' '%s' -cp '%s' dev.terrane.server.Main "$@"
    """
        .formatted(
            ProviderJvm.java(),
            String.join("' '", options),
            String.join(File.pathSeparator, classPath));
  }
}
