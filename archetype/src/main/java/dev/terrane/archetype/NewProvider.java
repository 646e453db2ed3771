package dev.terrane.archetype;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.SourceVersion;

/// A new provider: a Maven project with a resource, a data source, and their tests. The same files
/// as those of `mvn archetype:generate` with this module.
///
/// @param name the name of the provider, with which its resource types begin
/// @param groupId Maven's group ID
/// @param packageName the Java package
/// @param namespace the address of the provider without its name: `example.com/example`
public record NewProvider(String name, String groupId, String packageName, String namespace) {
  /// Checks the names.
  ///
  /// @throws InvalidNameException if one cannot be used
  public NewProvider {
    require(
        name.matches("[a-z][a-z0-9]*"),
        "\"%s\" cannot be the name of a provider: use lower-case letters and digits, such as files.",
        name);
    require(
        groupId.matches("[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*"),
        "\"%s\" cannot be a group ID: use one such as com.example.",
        groupId);
    require(
        SourceVersion.isName(packageName),
        "\"%s\" cannot be the name of a Java package: choose one such as com.example.files.",
        packageName);
    require(
        namespace.matches("[a-z0-9.:-]+/[a-z0-9-]+"),
        "\"%s\" cannot be the beginning of an address: use HOST/NAMESPACE, such as"
            + " example.com/example.",
        namespace);
  }

  private static void require(boolean isValid, String message, String name) {
    if (!isValid) {
      throw new InvalidNameException(message.formatted(name));
    }
  }

  /// Writes the project.
  ///
  /// @param directory its directory, which does not exist or is empty
  /// @return the paths of the files, relative to the directory
  /// @throws IOException if the directory is not empty, or cannot be written
  public List<Path> create(Path directory) throws IOException {
    requireEmpty(directory);
    var descriptor = ArchetypeDescriptor.read();
    var values = values(descriptor);
    var created = new ArrayList<Path>();
    for (var file : descriptor.files()) {
      var path = path(file, values);
      var target = directory.resolve(path);
      Files.createDirectories(target.getParent());
      Files.writeString(target, Templates.text(file.resource(), values));
      created.add(path);
    }
    return List.copyOf(created);
  }

  private static void requireEmpty(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      try (var entries = Files.list(directory)) {
        if (entries.findAny().isPresent()) {
          throw new IOException(directory + " is not empty. Choose another directory.");
        }
      }
    } else if (Files.exists(directory)) {
      throw new IOException(directory + " is not a directory. Choose another one.");
    }
  }

  private Map<String, String> values(ArchetypeDescriptor descriptor) {
    var values = new TreeMap<>(descriptor.defaults());
    values.put("groupId", groupId);
    values.put("artifactId", name);
    values.put("package", packageName);
    values.put("provider", name);
    values.put("prefix", name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
    values.put("namespace", namespace);
    return values;
  }

  private static Path path(ArchetypeFile file, Map<String, String> values) {
    var path = Path.of(Templates.path(file.path(), values));
    if (!file.packaged()) {
      return path;
    }
    var folders = values.getOrDefault("package", "").replace('.', '/');
    return path.resolveSibling(folders).resolve(path.getFileName());
  }
}
