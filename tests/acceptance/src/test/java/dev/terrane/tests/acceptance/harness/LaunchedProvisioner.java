package dev.terrane.tests.acceptance.harness;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// A provisioner on the test's class path, as a package with the native launcher.
public final class LaunchedProvisioner {
  private static final String SERVICE = "dev.terrane.provider.provisioner.ProvisionerType";

  private LaunchedProvisioner() {}

  /// Writes the package where the commands of a workspace find it.
  ///
  /// @param workspace runs the commands
  /// @param name the provisioner's name
  /// @param type its class
  public static void write(Workspace workspace, String name, Class<?> type) {
    var directory = workspace.file("terraform.d/plugins").resolve(ProviderPackage.platform());
    var content = directory.resolve("provisioner-" + name);
    try {
      var services = Files.createDirectories(content.resolve("lib/entry/META-INF/services"));
      Files.writeString(services.resolve(SERVICE), type.getName() + "\n");
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
    settings.put("classPath", classPath());
    settings.put("main", "dev.terrane.server.Main");
    settings.put("build", "1");
    settings.put("protocols", Set.of(5));
    settings.put("sharing", true);
    settings.put("keepWarm", 10);
    return new GsonBuilder().disableHtmlEscaping().create().toJson(settings);
  }

  private static List<String> classPath() {
    return Stream.concat(ProviderJvm.classPath().stream(), Stream.of("${package}/lib/entry"))
        .toList();
  }
}
