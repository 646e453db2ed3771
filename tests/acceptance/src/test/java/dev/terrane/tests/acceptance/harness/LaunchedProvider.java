package dev.terrane.tests.acceptance.harness;

import com.google.gson.GsonBuilder;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.training.SchemaRecorder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// A provider on the test's class path, as a package with the native launcher.
///
/// @param build the value in place of the hash of its content
/// @param sharing whether launches may share a JVM
/// @param keepWarm the number of seconds for which users may keep the JVM
public record LaunchedProvider(String build, boolean sharing, int keepWarm) {
  private static final String SERVICE = "dev.terrane.provider.schema.ProviderType";

  private static final Set<Integer> PROTOCOLS = Set.of(5, 6);

  /// As packages are: launches of one CLI process share, and nothing outlives it.
  public static final LaunchedProvider USUAL = new LaunchedProvider("1", true, 0);

  /// For tests of a provider's behaviour in any JVM: the next command uses the same one.
  public static final LaunchedProvider WARM = new LaunchedProvider("1", true, 10);

  /// Writes the package where init finds it.
  ///
  /// @param mirror a filesystem mirror
  /// @param type the provider's name
  /// @param providerType the class of the provider's type
  public ProviderPackage write(Path mirror, String type, Class<?> providerType) {
    return write(mirror, type, providerType, Map.of());
  }

  /// Writes the package where init finds it, with what its launcher answers by itself.
  ///
  /// @param answers as they were recorded
  public ProviderPackage write(
      Path mirror, String type, Class<?> providerType, Map<String, byte[]> answers) {
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
      var settings = settings(type);
      settings.put("answers", write(answers, directory));
      var text = new GsonBuilder().disableHtmlEscaping().create().toJson(settings);
      Files.writeString(directory.resolve("lib/launch.json"), text);
    } catch (IOException e) {
      throw new UncheckedIOException("is the module launcher built?", e);
    }
    return new ProviderPackage(address, "0.1.0", directory);
  }

  private static Map<String, String> write(Map<String, byte[]> answers, Path directory)
      throws IOException {
    var files = new TreeMap<String, String>();
    for (var answer : answers.entrySet()) {
      var file = "lib/answers/" + answer.getKey();
      Files.createDirectories(directory.resolve(file).getParent());
      Files.write(directory.resolve(file), answer.getValue());
      files.put("/" + answer.getKey(), file);
    }
    return files;
  }

  /// The recorded responses of a provider, as the packager records them: messages by the names of
  /// their methods.
  public static SortedMap<String, byte[]> record(String type, Class<?> providerType) {
    try {
      var mirror = Files.createTempDirectory("terrane");
      try {
        var written = USUAL.write(mirror, type, providerType);
        var asked =
            new SchemaRecorder(
                    written.executable(), PROTOCOLS, Duration.ofMinutes(5), System.getenv())
                .record();
        return switch (asked) {
          case SchemaRecorder.Recorded(var messages) -> messages;
          case SchemaRecorder.Unusable(var reason) -> throw new IllegalStateException(reason);
        };
      } finally {
        FileTree.delete(mirror);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Path launcher() {
    return Path.of(System.getProperty("terrane.root", ""))
        .resolve("launcher/target/classes/terrane/launcher")
        .resolve(ProviderPackage.platform())
        .resolve("terraform-provider");
  }

  private Map<String, Object> settings(String type) {
    var settings = new LinkedHashMap<String, Object>();
    settings.put("name", type);
    settings.put("java", ProviderJvm.java());
    settings.put("options", ProviderJvm.options());
    settings.put("classPath", classPath());
    settings.put("main", "dev.terrane.server.Main");
    settings.put("build", build);
    settings.put("protocols", PROTOCOLS);
    settings.put("sharing", sharing);
    settings.put("keepWarm", keepWarm);
    return settings;
  }

  private static List<String> classPath() {
    return Stream.concat(ProviderJvm.classPath().stream(), Stream.of("${package}/lib/entry"))
        .toList();
  }
}
