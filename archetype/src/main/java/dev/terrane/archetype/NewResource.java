package dev.terrane.archetype;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A new resource of a provider: its record, the methods to fill in, and a test.
///
/// @param name the name of its type without that of the provider
public record NewResource(String name) {
  private static final String TEMPLATE = "resource-template/";

  /// Classes that the generated code uses.
  private static final String GENERATED =
      "Object Boolean Integer Long Float Double Override Record ";

  private static final List<String> TEMPLATES =
      List.of("Record.java", "Resource.java", "Tests.java");

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
  /// @throws InvalidNameException if a class that the code uses has the name of the record
  /// @throws IOException if there is no provider, a file exists already, or a file cannot be
  ///   written
  public Added add(Path project) throws IOException {
    var provider = ProviderSource.find(project);
    requireUnused(provider);
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

  /// A record with the name of a class that the provider or the new files use would hide it.
  private void requireUnused(ProviderSource provider) throws IOException {
    var uses = new StringBuilder(GENERATED).append(Files.readString(provider.file()));
    for (var template : TEMPLATES) {
      uses.append(Templates.text(TEMPLATE + template));
    }
    if (Pattern.compile("\\b" + className() + "\\b").matcher(uses).find()) {
      throw new InvalidNameException(
          "\"%s\" cannot be the name of a resource, because the code uses another class %s. Choose"
                  .formatted(name, className())
              + " another name.");
    }
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
    for (var i = 0; i < files.size(); i++) {
      Files.createDirectories(files.get(i).getParent());
      Files.writeString(files.get(i), Templates.text(TEMPLATE + TEMPLATES.get(i), values));
    }
    return files;
  }

  private String className() {
    return Arrays.stream(name.split("_", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }
}
