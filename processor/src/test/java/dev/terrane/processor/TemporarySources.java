package dev.terrane.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/// Files in a temporary folder, which is deleted on close.
final class TemporarySources implements AutoCloseable {
  private final StandardJavaFileManager manager;
  private final Path folder;

  TemporarySources(StandardJavaFileManager manager) throws IOException {
    this.manager = manager;
    this.folder = Files.createTempDirectory("sources");
  }

  List<JavaFileObject> copy(List<? extends JavaFileObject> sources) throws IOException {
    var paths = new ArrayList<Path>();
    for (var source : sources) {
      var path = folder.resolve(source.getName().substring(1));
      Files.createDirectories(path.getParent());
      paths.add(Files.writeString(path, source.getCharContent(true)));
    }
    var files = new ArrayList<JavaFileObject>();
    manager.getJavaFileObjectsFromPaths(paths).forEach(files::add);
    return files;
  }

  Path folder() {
    return folder;
  }

  void classPath(Map<String, byte[]> files) throws IOException {
    for (var file : files.entrySet()) {
      var path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }

  @Override
  public void close() throws IOException {
    try (var all = Files.walk(folder)) {
      for (var path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
