package dev.terrane.packaging.image;

import dev.terrane.packaging.system.BaseModule;
import dev.terrane.packaging.system.ExecutableFile;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.JdkRelease;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import dev.terrane.packaging.system.ProcessRunner;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A run-time image of a JDK: only the modules that a provider requires, and the provider itself.
///
/// @param jdk the JDK, for the platform of the image
/// @param modules the modules of the JDK in the image
/// @param provider the jar of the provider's module
/// @param strip the program that removes symbols from native libraries; empty if there is none
public record RuntimeImage(Path jdk, Set<String> modules, Path provider, Optional<Path> strip) {
  /// Files that only developers use.
  private static final List<String> UNUSED =
      List.of(
          "bin/keytool",
          "bin/keytool.exe",
          "lib/jrt-fs.jar",
          "lib/classlist",
          "lib/jexec",
          "lib/src.zip");

  /// Writes the image and, beside it, the legal notices, once.
  ///
  /// @param image a folder that does not exist yet
  /// @param legal the folder for the notices
  /// @throws PackagingException if this JDK cannot be linked
  public void write(Path image, Path legal) {
    var release = JdkRelease.of(jdk);
    ProcessRunner.require("linking the image", command(release, image));
    requirePlatform(release.platform(), image);
    try {
      for (var unused : UNUSED) {
        Files.deleteIfExists(image.resolve(unused));
      }
      moveNotices(image.resolve("legal"), legal);
      strip(release.platform(), image.resolve("lib"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> command(JdkRelease release, Path image) {
    var own = release.platform().isCurrent();
    var linker = own ? jdk : Path.of(System.getProperty("java.home"));
    var program = linker.resolve("bin").resolve(Platform.current().executable("jlink"));
    if (!Files.isExecutable(program)) {
      throw new PackagingException(
          linker + " has no jlink; use a complete JDK 25, not a run-time image");
    }
    var command = new ArrayList<String>(List.of(program.toString()));
    var path = provider.toString();
    if (!own) {
      requireLinkable(release);
      path = jdk.resolve("jmods") + File.pathSeparator + path;
    }
    requireModules(release);
    command.addAll(List.of("--module-path", path));
    command.addAll(List.of("--add-modules", ProviderModule.NAME + "," + String.join(",", modules)));
    // Line numbers are kept, because jlink removes them from all modules or from none, and authors
    // need those of their own classes in stack traces.
    command.addAll(List.of("--no-header-files", "--no-man-pages"));
    // The package as a whole is compressed.
    command.addAll(List.of("--compress", "zip-0"));
    command.addAll(List.of("--output", image.toString()));
    return command;
  }

  /// The jlink of a JDK does not need its folder jmods. If that of another JDK is missing, jlink
  /// would link its own modules instead.
  private void requireLinkable(JdkRelease release) {
    var base = release.linkable("java.base");
    if (!Files.isRegularFile(base)) {
      throw new PackagingException(
          base
              + " is required to link an image for "
              + release.platform()
              + " on "
              + Platform.current()
              + "; unpack the jmods archive of the same JDK there, or package on that platform");
    }
    var found = BaseModule.of(base);
    if (!found.isOf(release)) {
      throw new PackagingException(
          base
              + " belongs to "
              + JdkRelease.description(found.version(), found.platform())
              + ", but the JDK is "
              + JdkRelease.description(release.version(), release.platform())
              + "; unpack the jmods archive of the same JDK there");
    }
  }

  private void requireModules(JdkRelease release) {
    for (var module : modules) {
      if (!Files.isRegularFile(release.linkable(module)) && !isBuiltIn(release, module)) {
        throw new PackagingException(
            "the JDK in "
                + jdk
                + " has no module \""
                + module
                + "\", which --modules or a module descriptor requires; list the modules with"
                + " \"java --list-modules\"");
      }
    }
  }

  /// Only the jlink of the same JDK can link modules without a jmod file.
  private static boolean isBuiltIn(JdkRelease release, String module) {
    return release.platform().isCurrent()
        && (release.modules().isEmpty() || release.modules().contains(module));
  }

  private void requirePlatform(Platform platform, Path image) {
    var java = image.resolve("bin").resolve(platform.executable("java"));
    var found = ExecutableFile.platform(java);
    if (!found.equals(Optional.of(platform))) {
      throw new PackagingException(
          "the image that was linked from the JDK in "
              + jdk
              + " is for "
              + found.map(Platform::toString).orElse("an unknown platform")
              + ", but the file \"release\" of the JDK names "
              + platform
              + "; unpack the JDK and its jmods archive again");
    }
  }

  /// Keeps one copy of each notice, because many modules have the same ones.
  private static void moveNotices(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    if (!Files.isDirectory(from)) {
      return;
    }
    try (var modules = Files.list(from)) {
      for (var module : modules.sorted().toList()) {
        moveNoticesOf(module, to);
      }
    }
    FileTree.delete(from);
  }

  private static void moveNoticesOf(Path module, Path to) throws IOException {
    try (var notices = Files.list(module)) {
      for (var notice : notices.sorted().toList()) {
        var place = to.resolve(notice.getFileName().toString());
        if (Files.notExists(place)) {
          Files.write(place, Files.readAllBytes(notice));
        } else if (Files.mismatch(notice, place) >= 0) {
          Files.write(
              to.resolve(module.getFileName() + "-" + notice.getFileName()),
              Files.readAllBytes(notice));
        }
      }
    }
  }

  /// Only for Linux and the processor of this machine: libraries of macOS are signed, those of
  /// Windows contain no symbols, and strip supports one processor.
  private void strip(Platform platform, Path libraries) {
    if (strip.isEmpty() || !platform.os().equals("linux") || !platform.isCurrent()) {
      return;
    }
    for (var file : FileTree.files(libraries).entrySet()) {
      if (file.getKey().endsWith(".so")) {
        ProcessRunner.require(
            "stripping " + file.getKey(),
            List.of(strip.get().toString(), "--strip-all", file.getValue().toString()));
      }
    }
  }
}
