package dev.terrane.packaging;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.training.AotCache;
import dev.terrane.packaging.training.Training;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// The AOT cache of a package, made by the package itself. There is one for each making: a cache
/// that is used with other jars runs old classes, and the JVM does not notice.
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
