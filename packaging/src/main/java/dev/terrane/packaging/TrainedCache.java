package dev.terrane.packaging;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.training.AotCache;
import dev.terrane.packaging.training.Training;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// Creates the AOT cache of a package by running the package itself. Each package gets its own
/// cache: with other jars the JVM would run outdated classes without noticing it.
///
/// @param folder the package
/// @param jars its class path
record TrainedCache(PackageFolder folder, List<Path> jars) {
  void make() throws IOException {
    var request = folder.request();
    var usual = JvmOptions.of(request);
    var scratch = Files.createTempDirectory("terrane");
    try {
      var cache = new AotCache(scratch);
      folder.writeStarter(
          jars, usual.with(cache.recording(request.training().isPresent())), "training");
      new Training(folder.executable(), request.protocols(), request.training()).run();
      cache.write(folder.java(), usual.usual(), classPath(), folder.cache());
    } finally {
      FileTree.delete(scratch);
    }
  }

  private String classPath() {
    return jars.stream()
        .map(jar -> jar.toAbsolutePath().toString())
        .collect(Collectors.joining(java.io.File.pathSeparator));
  }
}
