package ${package};

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * The client of the remote side. This one keeps the text of each item in a file: replace it by the
 * client of your system, for instance one with a {@code java.net.http.HttpClient}.
 *
 * @param directory the directory of the files
 */
public record ${prefix}Client(Path directory) {
  void create(String name, String text) throws IOException {
    Files.createDirectories(directory);
    Files.writeString(directory.resolve(name), text, StandardOpenOption.CREATE_NEW);
  }

  void update(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text, StandardOpenOption.TRUNCATE_EXISTING);
  }

  Optional<String> find(String name) throws IOException {
    try {
      return Optional.of(Files.readString(directory.resolve(name)));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  void delete(String name) throws IOException {
    Files.deleteIfExists(directory.resolve(name));
  }

  List<String> names() throws IOException {
    if (Files.notExists(directory)) {
      return List.of();
    }
    try (var files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
