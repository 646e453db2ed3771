package dev.terrane.tests.records.broker;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps each object as a JSON file, as the providers in Go do.
 *
 * @param root the directory of the files
 */
record Broker(Path root) {
  private static final Gson GSON = new Gson();

  /** A topic as it is stored. */
  record StoredTopic(
      int partitions,
      int segments,
      String cleanup,
      @Nullable String policy,
      String owner,
      Map<String, String> tags,
      Map<String, Integer> listeners) {}

  /** A quota as it is stored. */
  record StoredQuota(
      String id,
      long produce,
      long consume,
      @Nullable List<String> topics,
      @Nullable String note,
      @Nullable String revision) {}

  void put(String kind, String name, Object object) throws IOException {
    Files.writeString(file(kind, name), GSON.toJson(object));
  }

  <T> Optional<T> get(String kind, String name, Class<T> type) throws IOException {
    var file = file(kind, name);
    return Files.exists(file)
        ? Optional.of(GSON.fromJson(Files.readString(file), type))
        : Optional.empty();
  }

  void delete(String kind, String name) throws IOException {
    Files.deleteIfExists(file(kind, name));
  }

  private Path file(String kind, String name) {
    return root.resolve(kind + "-" + name + ".json");
  }
}
