package dev.terrane.packaging;

import dev.terrane.packaging.image.Modules;
import dev.terrane.packaging.image.ProviderModule;
import dev.terrane.packaging.image.RuntimeImage;
import dev.terrane.packaging.release.PackageZip;
import dev.terrane.packaging.release.Release;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.Hash;
import dev.terrane.packaging.system.ProcessRunner;
import dev.terrane.packaging.training.InstalledPackageCheck;
import dev.terrane.packaging.training.SchemaRecorder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Creates packages.
///
/// @param environment the variables of this process: `PATH` is searched for programs
/// @param progress receives progress messages, a line at a time
public record ProviderPackager(Map<String, String> environment, Consumer<String> progress) {
  /// The time limit for returning a schema.
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  /// Creates a package for each platform, and the files of the release.
  ///
  /// @return the packages, in the order of the requested platforms
  /// @throws dev.terrane.packaging.system.PackagingException if a requirement is missing or a step
  ///   fails
  public List<ProviderPackage> make(PackageRequest request) {
    var made = new ArrayList<ProviderPackage>();
    try {
      Files.createDirectories(request.output());
      for (var target : request.targets()) {
        made.add(make(request, target));
      }
      publish(request, made);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(made);
  }

  private ProviderPackage make(PackageRequest request, TargetPlatform target) throws IOException {
    var folder = PackageFolder.create(request, target);
    try {
      return make(folder);
    } catch (IOException | RuntimeException e) {
      folder.discard(e);
      throw e;
    }
  }

  private ProviderPackage make(PackageFolder folder) throws IOException {
    var request = folder.request();
    var target = folder.target();
    link(folder);
    train(folder);
    say(target, folder.sizes());
    folder.seal();
    var zip = request.output().resolve(request.packageName(target).zip());
    PackageZip.write(folder.folder(), zip);
    var made =
        new ProviderPackage(
            request.packageName(target), folder.folder(), zip, Hash.h1(folder.folder()));
    verify(made, folder);
    say(
        target,
        PackageFolder.megabytes(FileTree.size(folder.folder()))
            + " unpacked, "
            + PackageFolder.megabytes(Files.size(zip))
            + " as a zip");
    say(target, made.h1());
    return made;
  }

  /// Runs the package to create the AOT cache and the recorded schema.
  private void train(PackageFolder folder) throws IOException {
    if (!folder.target().platform().isCurrent()) {
      say(
          folder.target(),
          "no AOT cache and no recorded schema, because programs for this platform cannot run here;"
              + " the provider will start more slowly");
      return;
    }
    var content = folder.content();
    new TrainedCache(folder).make();
    recordAnswers(folder);
    folder.requireContent(content);
  }

  /// Records responses only if launches share a JVM, because the launcher sends them while the
  /// shared JVM starts.
  private void recordAnswers(PackageFolder folder) throws IOException {
    var request = folder.request();
    if (request.liveSchema() || !request.sharing()) {
      return;
    }
    folder.writeLauncher(JvmOptions.of(request).cached(folder.cache().toString()), "recording");
    switch (schemaRecorder(folder).record()) {
      case SchemaRecorder.Recorded(var messages) -> folder.writeAnswers(messages);
      case SchemaRecorder.Unusable(var reason) ->
          say(folder.target(), "schema not recorded: " + reason);
    }
  }

  /// Checks that the JVM accepts the cache, because a rejected one only makes the start slower.
  private void verify(ProviderPackage made, PackageFolder folder) throws IOException {
    if (folder.target().platform().isCurrent()) {
      new InstalledPackageCheck(made.zip(), made.name().executable(), folder.request().protocols())
          .requireCache(environment);
    }
  }

  private SchemaRecorder schemaRecorder(PackageFolder folder) {
    return new SchemaRecorder(
        folder.executable(), folder.request().protocols(), PATIENCE, environment);
  }

  private void say(TargetPlatform target, String text) {
    progress.accept(target.platform() + ": " + text);
  }

  private void link(PackageFolder folder) throws IOException {
    var request = folder.request();
    var modules = Modules.of(request.classPath(), request.modules());
    say(folder.target(), "modules " + String.join(", ", modules));
    var provider = ProviderModule.of(request.classPath(), modules);
    provider.omissions().forEach(omission -> say(folder.target(), omission));
    provider.write(folder.module());
    new RuntimeImage(folder.target().jdk(), modules, folder.module(), program("strip"))
        .write(folder.image(), folder.legal());
    Files.delete(folder.module());
    provider.writeNotices(folder.legal());
  }

  private Optional<Path> program(String name) {
    return ProcessRunner.find(name, environment.getOrDefault("PATH", ""));
  }

  private void publish(PackageRequest request, List<ProviderPackage> made) throws IOException {
    var release = Release.of(request.output(), made.getFirst().name());
    var sums = release.write(request.protocols(), made.stream().map(ProviderPackage::zip).toList());
    request.key().ifPresent(key -> release.sign(sums, key, program("gpg")));
    progress.accept("written to " + request.output());
  }
}
