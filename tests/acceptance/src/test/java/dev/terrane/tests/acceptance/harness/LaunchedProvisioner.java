package dev.terrane.tests.acceptance.harness;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The provisioner of an example, as a package with the native launcher and the classes of the
/// test's class path.
public final class LaunchedProvisioner {
  private LaunchedProvisioner() {}

  /// Writes the package where the commands of a workspace find it.
  ///
  /// @param workspace runs the commands
  /// @param name the name of the provisioner and its example
  public static void write(Workspace workspace, String name) {
    var directory = workspace.file("terraform.d/plugins").resolve(ProviderPackage.platform());
    var content = directory.resolve("provisioner-" + name);
    try {
      Files.createDirectories(content.resolve("lib"));
      var executable = directory.resolve("terraform-provisioner-" + name);
      Files.copy(LaunchedProvider.launcher(), executable, StandardCopyOption.REPLACE_EXISTING);
      if (!executable.toFile().setExecutable(true)) {
        throw new IOException("cannot make " + executable + " executable");
      }
      Files.writeString(content.resolve("lib/launch.json"), settings(name));
    } catch (IOException e) {
      throw new UncheckedIOException("is the module launcher built?", e);
    }
  }

  private static String settings(String name) {
    var settings = new LinkedHashMap<String, Object>();
    settings.put("name", name);
    settings.put("kind", "provisioner");
    settings.put("java", ProviderJvm.java());
    settings.put("options", ProviderJvm.options());
    settings.put("classPath", classPath(name));
    settings.put("main", "dev.terrane.server.Main");
    settings.put("build", "1");
    settings.put("protocols", Set.of(5));
    settings.put("sharing", true);
    settings.put("keepWarm", 10);
    return new GsonBuilder().disableHtmlEscaping().create().toJson(settings);
  }

  private static List<String> classPath(String name) {
    var root = System.getProperty("terrane.root", "");
    var example = Path.of(root, "examples", name, "target", "classes").toAbsolutePath().toString();
    return Stream.concat(ProviderJvm.classPath().stream(), Stream.of(example)).toList();
  }
}
