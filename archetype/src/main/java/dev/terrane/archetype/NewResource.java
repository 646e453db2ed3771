package dev.terrane.archetype;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// A new resource of a provider: its record, the methods to fill in, and a test.
///
/// @param name the name of its type without that of the provider
public record NewResource(String name) {
  private static final String TEMPLATE = "resource-template/";

  /// Checks the name.
  ///
  /// @throws InvalidNameException if it cannot be used
  public NewResource {
    if (!name.matches("[a-z][a-z0-9]*(_[a-z0-9]+)*")) {
      throw new InvalidNameException(
          "\"%s\" cannot be the name of a resource: use lower-case words with underscores, such as access_rule."
              .formatted(name));
    }
  }

  /// The result.
  ///
  /// @param created the new files
  /// @param provider the class of the provider
  /// @param part the expression that creates the resource: `new AccessRuleResource()`
  /// @param isListed whether the class of the provider now contains it; if not, add it there
  public record Added(List<Path> created, Path provider, String part, boolean isListed) {
    public Added {
      created = List.copyOf(created);
    }
  }

  /// Writes the resource, and adds it to the list that the method `parts` of the provider returns.
  ///
  /// @param project the directory of the Maven project
  /// @throws IOException if there is no provider, a file exists already, or a file cannot be
  ///   written
  public Added add(Path project) throws IOException {
    var provider = ProviderSource.find(project);
    var values =
        Map.of(
            "package", provider.packageName(),
            "record", className(),
            "type", name,
            "client", provider.client(),
            "providerType", provider.className() + "Type");
    var created = write(provider, values);
    var part = "new " + className() + "Resource()";
    return new Added(created, provider.file(), part, provider.add(part));
  }

  private List<Path> write(ProviderSource provider, Map<String, String> values) throws IOException {
    var files = new ArrayList<>(List.of(provider.file().resolveSibling(className() + ".java")));
    files.add(provider.file().resolveSibling(className() + "Resource.java"));
    files.add(provider.testDirectory().resolve(className() + "Tests.java"));
    for (var file : files) {
      if (Files.exists(file)) {
        throw new IOException(file + " exists already. Choose another name for the resource.");
      }
    }
    var templates = List.of("Record.java", "Resource.java", "Tests.java");
    for (var i = 0; i < files.size(); i++) {
      Files.createDirectories(files.get(i).getParent());
      Files.writeString(files.get(i), Templates.text(TEMPLATE + templates.get(i), values));
    }
    return files;
  }

  private String className() {
    return Arrays.stream(name.split("_", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }
}
