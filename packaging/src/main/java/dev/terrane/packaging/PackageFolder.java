package dev.terrane.packaging;

import dev.terrane.packaging.LaunchFile.Archive;
import dev.terrane.packaging.release.RuntimeArchive;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.Hash;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/// The folder of a package for one platform while it is being created.
///
/// @param request what is packaged
/// @param target the platform
/// @param folder the package
/// @param runtime the folder of image, class path and cache: in the package, or beside it
record PackageFolder(PackageRequest request, Target target, Path folder, Path runtime) {
  private static final String ARCHIVE = "lib/runtime.tar.gz";
  private static final String ANSWERS = "lib/answers";

  static PackageFolder create(PackageRequest request, Target target) throws IOException {
    var name = request.packageName(target).toString();
    var output = request.output().toAbsolutePath().normalize();
    var folder = output.resolve(name);
    var beside = output.resolve(name + ".runtime");
    FileTree.delete(folder);
    FileTree.delete(beside);
    var library = Files.createDirectories(folder.resolve("lib"));
    return new PackageFolder(
        request, target, folder, request.layout() == Layout.FOLDER ? library : beside);
  }

  /// Deletes an incomplete package; failures are added to `reason`.
  void discard(Exception reason) {
    try {
      FileTree.delete(folder);
      FileTree.delete(runtime);
    } catch (IOException e) {
      reason.addSuppressed(e);
    }
  }

  Path executable() {
    return folder.resolve(request.packageName(target).executable());
  }

  Path image() {
    return runtime.resolve("runtime");
  }

  Path java() {
    return image().resolve("bin").resolve(target.platform().executable("java"));
  }

  Path jars() {
    return runtime.resolve("classpath");
  }

  Path legal() {
    return folder.resolve("lib/legal");
  }

  /// The cache of the image and jars that are there now: its name carries their hash.
  Path cache() {
    return runtime.resolve("provider-" + content().substring(0, 16) + ".aot");
  }

  /// The hash of image and jars, to which a cache belongs.
  String content() {
    return Hash.of(Hash.h1(image()) + Hash.h1(jars()));
  }

  /// Checks that image and jars are those with which the cache was trained.
  ///
  /// @throws PackagingException when image or jars are others than before
  void requireContent(String before) {
    if (!content().equals(before)) {
      throw new PackagingException(
          "the image or jars in "
              + runtime
              + " changed while the AOT cache was created; create the package again");
    }
  }

  /// How large the parts are, before they are compressed.
  String sizes() throws IOException {
    return "image %s, jars %s, cache %s, executable %s"
        .formatted(
            megabytes(FileTree.size(image())),
            megabytes(FileTree.size(jars())),
            megabytes(Files.exists(cache()) ? Files.size(cache()) : 0),
            megabytes(Files.exists(executable()) ? Files.size(executable()) : 0));
  }

  static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
  }

  /// Writes what a CLI starts, for the image and jars where they are now.
  ///
  /// @param options the JVM's options
  /// @param build what stands for the hash of all that the JVM runs
  void writeStarter(List<Path> jars, List<String> options, String build) throws IOException {
    writeStarter(
        new LaunchFile(
            runtime.toString(), names(jars), options, build, Map.of(), Optional.empty()));
  }

  /// Writes what the launcher answers by itself.
  ///
  /// @param messages encoded, by the full names of their calls
  void writeAnswers(Map<String, byte[]> messages) throws IOException {
    for (var message : messages.entrySet()) {
      var file = folder.resolve(ANSWERS).resolve(message.getKey());
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, message.getValue());
    }
  }

  private Map<String, String> answers() {
    var answers = new TreeMap<String, String>();
    if (Files.isDirectory(folder.resolve(ANSWERS))) {
      for (var call : FileTree.files(folder.resolve(ANSWERS)).keySet()) {
        answers.put("/" + call, ANSWERS + "/" + call);
      }
    }
    return answers;
  }

  private void writeStarter(LaunchFile launch) throws IOException {
    if (request.starter() == Starter.SCRIPT) {
      new StartScript(launch.options(), launch.jars()).write(executable());
    } else {
      writeLauncher();
      launch.write(request, target, folder.resolve("lib/launch.json"));
    }
  }

  /// Writes what a CLI starts, wherever the package will be; with the cache, if there is one.
  ///
  /// @throws PackagingException for a cache of other image or jars
  void seal(List<Path> jars) throws IOException {
    requireOwnCache();
    var place = request.layout() == Layout.FOLDER ? "${package}/lib" : "${runtime}";
    var usual = JvmOptions.of(request);
    var cached = Files.exists(cache());
    var options = cached ? usual.cached(place + "/" + cache().getFileName()) : usual.usual();
    // Without the cache: two packages that differ in nothing else run the same code.
    var build = Hash.of(content() + String.join("\n", options));
    var archive =
        request.layout() == Layout.FOLDER ? Optional.<Archive>empty() : Optional.of(archive());
    writeStarter(new LaunchFile(place, names(jars), options, build, answers(), archive));
  }

  private void requireOwnCache() throws IOException {
    var own = cache();
    try (var files = Files.list(runtime)) {
      var other =
          files.filter(file -> file.toString().endsWith(".aot") && !file.equals(own)).findFirst();
      if (other.isPresent()) {
        throw new PackagingException(
            other.get()
                + " was created with another image or other jars; create the package again");
      }
    }
  }

  private Archive archive() throws IOException {
    var file = folder.resolve(ARCHIVE);
    var unpacked = FileTree.size(runtime);
    RuntimeArchive.write(runtime, file);
    FileTree.delete(runtime);
    return new Archive(ARCHIVE, Hash.of(file), Files.size(file), unpacked);
  }

  private static List<String> names(List<Path> jars) {
    return jars.stream().map(jar -> String.valueOf(jar.getFileName())).toList();
  }

  private void writeLauncher() throws IOException {
    var platform = target.platform();
    var resource =
        "/terrane/launcher/" + platform + "/" + platform.executable("terraform-provider");
    try (var in = PackageFolder.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new PackagingException(
            "the launcher for "
                + platform
                + " is missing; add terrane-launcher to the class path of the packager");
      }
      Files.copy(in, executable(), StandardCopyOption.REPLACE_EXISTING);
    }
    makeExecutable(executable());
  }

  static void makeExecutable(Path file) throws IOException {
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }
}
