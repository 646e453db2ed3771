package dev.terrane.packaging;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.training.AotCache;
import dev.terrane.packaging.training.Training;
import java.io.IOException;
import java.nio.file.Files;

/// Creates the AOT cache of a package by running the package itself. Each package gets its own
/// cache: with another image the JVM would run outdated classes without an error.
///
/// @param folder the package
record TrainedCache(PackageFolder folder) {
  void make() throws IOException {
    var request = folder.request();
    var usual = JvmOptions.of(request);
    var scratch = Files.createTempDirectory("terrane");
    try {
      var cache = new AotCache(scratch);
      folder.writeLauncher(usual.with(cache.recording(request.training().isPresent())), "training");
      new Training(request.kind(), folder.executable(), request.protocols(), request.training())
          .run();
      cache.write(folder.java(), usual.usual(), LaunchFile.MAIN, folder.cache());
    } finally {
      FileTree.delete(scratch);
    }
  }
}
