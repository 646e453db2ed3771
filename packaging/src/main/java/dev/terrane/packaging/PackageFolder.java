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
/// @param request the settings
/// @param target the platform
/// @param folder the package
/// @param runtime the folder of image and cache until the package is sealed, outside of the
///   package: an installed package must not depend on the path where it was created
record PackageFolder(PackageRequest request, TargetPlatform target, Path folder, Path runtime) {
  private static final String ARCHIVE = "lib/runtime.tar.zst";
  private static final String ANSWERS = "lib/answers";

  static PackageFolder create(PackageRequest request, TargetPlatform target) throws IOException {
    var name = request.packageName(target).toString();
    var output = request.output().toAbsolutePath().normalize();
    var folder = output.resolve(name);
    var beside = output.resolve(name + ".runtime");
    FileTree.delete(folder);
    FileTree.delete(beside);
    Files.createDirectories(request.packageName(target).content(folder).resolve("lib"));
    Files.createDirectories(beside);
    var created = new PackageFolder(request, target, folder, beside);
    if (request.executables().isPresent()) {
      ExistingExecutables.copy(request.executables().get(), target.platform(), folder);
    }
    return created;
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

  /// A file of the package by its path in the launch file.
  private Path file(String path) {
    return request.packageName(target).content(folder).resolve(path);
  }

  Path image() {
    return runtime.resolve("runtime");
  }

  Path java() {
    return image().resolve("bin").resolve(target.platform().executable("java"));
  }

  /// The module of the provider, until it is in the image.
  Path module() {
    return runtime.resolve("provider.jar");
  }

  Path legal() {
    return file("lib/legal");
  }

  /// The cache of the current image; its name contains the image's hash.
  Path cache() {
    return runtime.resolve("provider-" + content().substring(0, 16) + ".aot");
  }

  /// The hash of the image, to which a cache belongs.
  String content() {
    return Hash.of(Hash.h1(image()));
  }

  /// Checks that the image has not changed since the training of the cache.
  ///
  /// @throws PackagingException if the image has changed
  void requireContent(String before) {
    if (!content().equals(before)) {
      throw new PackagingException(
          "the image in "
              + runtime
              + " changed while the AOT cache was created; create the package again");
    }
  }

  /// The sizes of the parts before compression, as text.
  String sizes() throws IOException {
    return "image %s, cache %s, executable %s"
        .formatted(
            megabytes(FileTree.size(image())),
            megabytes(Files.exists(cache()) ? Files.size(cache()) : 0),
            megabytes(Files.exists(executable()) ? Files.size(executable()) : 0));
  }

  static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
  }

  /// Writes the launcher and its launch file for the current path of the image.
  ///
  /// @param options the JVM's options
  /// @param build the hash of code and options
  void writeLauncher(List<String> options, String build) throws IOException {
    writeLauncher(new LaunchFile(runtime.toString(), options, build, Map.of(), Optional.empty()));
  }

  /// Writes the recorded responses.
  ///
  /// @param messages encoded, by the full names of their methods
  void writeAnswers(Map<String, byte[]> messages) throws IOException {
    for (var message : messages.entrySet()) {
      var file = file(ANSWERS).resolve(message.getKey());
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, message.getValue());
    }
  }

  private Map<String, String> answers() {
    var answers = new TreeMap<String, String>();
    if (Files.isDirectory(file(ANSWERS))) {
      for (var call : FileTree.files(file(ANSWERS)).keySet()) {
        answers.put("/" + call, ANSWERS + "/" + call);
      }
    }
    return answers;
  }

  private void writeLauncher(LaunchFile launch) throws IOException {
    copyLauncher();
    launch.write(request, target, file("lib/launch.json"));
  }

  /// Compresses image and, if there is one, cache into the package, and writes the final launch
  /// file, which does not depend on the package's path.
  ///
  /// @throws PackagingException if the cache belongs to another image
  void seal() throws IOException {
    requireOwnCache();
    var usual = JvmOptions.of(request);
    var cached = Files.exists(cache());
    var options = cached ? usual.cached("${runtime}/" + cache().getFileName()) : usual.usual();
    // Does not include the cache: packages that differ only in it run the same code.
    var build = Hash.of(content() + String.join("\n", options) + ExistingExecutables.hash(folder));
    var archive = archive();
    FileTree.delete(runtime);
    writeLauncher(new LaunchFile("${runtime}", options, build, answers(), Optional.of(archive)));
  }

  private void requireOwnCache() throws IOException {
    var own = cache();
    try (var files = Files.list(runtime)) {
      var other =
          files.filter(file -> file.toString().endsWith(".aot") && !file.equals(own)).findFirst();
      if (other.isPresent()) {
        throw new PackagingException(
            other.get() + " was created with another image; create the package again");
      }
    }
  }

  private Archive archive() throws IOException {
    var file = file(ARCHIVE);
    var unpacked = FileTree.size(runtime);
    RuntimeArchive.write(runtime, file, request.compression().level());
    return new Archive(ARCHIVE, Hash.of(file), Files.size(file), unpacked);
  }

  private void copyLauncher() throws IOException {
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
    writeLauncherNotice();
  }

  private void writeLauncherNotice() throws IOException {
    try (var in = PackageFolder.class.getResourceAsStream("/terrane/launcher/NOTICE")) {
      var notice = legal().resolve("launcher/NOTICE");
      Files.createDirectories(notice.getParent());
      Files.copy(Objects.requireNonNull(in), notice, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  static void makeExecutable(Path file) throws IOException {
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }
}
