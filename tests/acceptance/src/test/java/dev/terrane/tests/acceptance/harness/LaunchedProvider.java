package dev.terrane.tests.acceptance.harness;

import com.google.gson.GsonBuilder;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A provider on this test's own class path, as a package with the native launcher in front of it.
///
/// @param build what stands for the hash of its content
/// @param sharing whether its author lets launches share a JVM
/// @param keepWarm for how many seconds its author lets users keep the JVM
public record LaunchedProvider(String build, boolean sharing, int keepWarm) {
  private static final String SERVICE = "dev.terrane.provider.schema.ProviderType";

  /// As packages are: launches of one CLI process share, and nothing outlives it.
  public static final LaunchedProvider USUAL = new LaunchedProvider("1", true, 0);

  /// Writes the package where init finds it.
  ///
  /// @param mirror a filesystem mirror
  /// @param type the provider's name
  /// @param providerType the class of the provider's type
  public ProviderPackage write(Path mirror, String type, Class<?> providerType) {
    var address = "terrane.dev/tests/" + type;
    var directory = mirror.resolve(address).resolve("0.1.0").resolve(ProviderPackage.platform());
    try {
      var services = Files.createDirectories(directory.resolve("lib/entry/META-INF/services"));
      Files.writeString(services.resolve(SERVICE), providerType.getName() + "\n");
      var executable = directory.resolve("terraform-provider-" + type);
      Files.copy(launcher(), executable, StandardCopyOption.REPLACE_EXISTING);
      if (!executable.toFile().setExecutable(true)) {
        throw new IOException("cannot make " + executable + " executable");
      }
      var settings = new GsonBuilder().disableHtmlEscaping().create().toJson(settings(type));
      Files.writeString(directory.resolve("lib/launch.json"), settings);
    } catch (IOException e) {
      throw new UncheckedIOException("is the module launcher built?", e);
    }
    return new ProviderPackage(address, "0.1.0", directory);
  }

  private static Path launcher() {
    return Path.of(System.getProperty("terrane.root", ""))
        .resolve("launcher/target/classes/terrane/launcher")
        .resolve(ProviderPackage.platform())
        .resolve("terraform-provider");
  }

  private Map<String, Object> settings(String type) {
    var settings = new LinkedHashMap<String, Object>();
    settings.put("name", type);
    settings.put("java", Path.of(System.getProperty("java.home"), "bin", "java").toString());
    settings.put(
        "options",
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx256m",
            "-Xlog:disable",
            "-Xlog:all=warning:stderr"));
    settings.put("classPath", classPath());
    settings.put("main", "dev.terrane.server.Main");
    settings.put("build", build);
    settings.put("protocols", List.of(5, 6));
    settings.put("sharing", sharing);
    settings.put("keepWarm", keepWarm);
    return settings;
  }

  private static List<String> classPath() {
    return Stream.concat(
            Stream.of("${package}/lib/entry"),
            Stream.of(ClassPathProvider.classPath().split(File.pathSeparator)))
        .toList();
  }
}
