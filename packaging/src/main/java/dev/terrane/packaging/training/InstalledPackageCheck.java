package dev.terrane.packaging.training;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.packaging.release.PackageZip;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.server.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Starts a finished package in the conditions of its users: unpacked from the zip, in another
/// folder, with other file times, and without the folder in which its image was linked and trained.
///
/// @param zip the package
/// @param executable the name of the executable that a CLI starts
/// @param protocols the protocol versions of the provider
public record InstalledPackageCheck(Path zip, String executable, Set<Integer> protocols) {
  /// Makes a JVM that rejects its cache exit, with the reason on standard error.
  private static final String CACHE_REQUIRED = "-XX:AOTMode=on -XX:+DisplayVMOutputToStderr";

  /// Starts the package once.
  ///
  /// @param environment the variables of this process
  /// @throws PackagingException if the provider does not start with its AOT cache, with the JVM's
  ///   reason
  public void requireCache(Map<String, String> environment) throws IOException {
    var folder = Files.createTempDirectory("terrane");
    try {
      PackageZip.unpack(zip, folder.resolve("installed"));
      start(folder, environment);
    } finally {
      FileTree.delete(folder);
    }
  }

  private void start(Path folder, Map<String, String> environment) throws IOException {
    var program = folder.resolve("installed").resolve(executable).toString();
    var options =
        ClientOptions.builder(List.of(program), Main.COOKIE, protocols)
            .environment(environment)
            .variable("XDG_RUNTIME_DIR", folder.toString())
            .variable("TERRANE_CACHE_DIR", folder.resolve("cache").toString())
            .variable("TERRANE_SHARED_JVM", "off")
            .variable("TERRANE_JAVA_OPTIONS", CACHE_REQUIRED)
            .directory(Files.createDirectory(folder.resolve("work")))
            .build();
    try (var _ = PluginClient.start(options)) {
      // A handshake shows that the JVM has accepted its cache.
    } catch (HandshakeException e) {
      throw new PackagingException(
          "the package does not start with its AOT cache where it is installed: " + e.getMessage(),
          e);
    }
  }
}
