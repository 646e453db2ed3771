package dev.terrane.tests.acceptance.harness;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.Hash;
import dev.terrane.packaging.system.ProcessRunner;
import dev.terrane.packaging.training.Training;
import dev.terrane.tests.words.WordsProvider;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A CDS archive of the classes in some jars. The tests start many JVMs, so the first one creates
/// it.
///
/// @param java the JVM
/// @param options the JVM's usual options
/// @param jars the first entries of the class path
record ClassArchive(String java, List<String> options, List<String> jars) {
  /// Finds the archive, or makes it.
  Path file() {
    try {
      var folder = Files.createDirectories(target().resolve("class-archive"));
      var file = folder.resolve(key() + ".jsa");
      try (var lock =
          FileChannel.open(
              folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        // Several processes run tests at once.
        var _ = lock.lock();
        if (!Files.exists(file)) {
          make(file);
        }
      }
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path target() {
    var root = Objects.requireNonNull(System.getProperty("terrane.root"), "terrane.root");
    return Path.of(root, "tests/acceptance/target");
  }

  /// A key of the jars: the JVM ignores an archive of other jars, with a message in Terraform's
  /// output.
  private String key() throws IOException {
    var parts = new ArrayList<>(options);
    parts.add(java);
    for (var jar : jars) {
      parts.add(jar + " " + Files.getLastModifiedTime(Path.of(jar)));
    }
    return Hash.of(String.join("\n", parts)).substring(0, 16);
  }

  private void make(Path file) throws IOException {
    var scratch = Files.createTempDirectory("terrane");
    try {
      var list = scratch.resolve("classes.txt");
      train(scratch, List.of("-XX:DumpLoadedClassList=" + list, "-Dterrane.training=engine"));
      var made = file.resolveSibling("unfinished.jsa");
      var command = new ArrayList<>(List.of(java, "-Xshare:dump"));
      command.addAll(options);
      command.add("-XX:SharedClassListFile=" + list);
      command.add("-XX:SharedArchiveFile=" + made);
      command.addAll(List.of("-cp", String.join(File.pathSeparator, jars)));
      ProcessRunner.require("making the archive of a provider's classes", command);
      Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      FileTree.delete(scratch);
    }
  }

  private void train(Path scratch, List<String> more) {
    var recording = Stream.concat(options.stream(), more.stream()).toList();
    var provider = ClassPathProvider.write(scratch, "words", WordsProvider.class, recording);
    new Training(provider.executable(), Set.of(5, 6), Optional.empty()).run();
  }
}
