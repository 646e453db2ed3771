package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Part;
import dev.terrane.provider.datasource.DataSourceType;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.Identifiers;
import dev.terrane.provider.resource.ResourceType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// What a provider offers, by its full name. Schemas are built when they are asked for.
public final class Registry {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

  private final Map<String, Resource> resources = new TreeMap<>();
  private final Map<String, Source> dataSources = new TreeMap<>();
  private final Map<String, FunctionPart> functions = new TreeMap<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  Registry(String provider, List<? extends Part<?>> parts) {
    for (var part : parts) {
      add(provider, part);
    }
  }

  private void add(String provider, Part<?> part) {
    if (part instanceof FunctionType<?> function) {
      add(function);
      return;
    }
    var name = part.name().isEmpty() ? provider : provider + "_" + part.name();
    if (!NAME.matcher(name).matches()) {
      problem(
          part, "is named \"" + name + "\"; a name has lower-case letters, digits and underscores");
      return;
    }
    switch (part) {
      case ResourceType<?, ?, ?, ?, ?, ?, ?> resource -> {
        if (resources.putIfAbsent(name, new Resource(name, resource)) != null) {
          problem(part, "is the second resource named " + name);
        }
      }
      case DataSourceType<?, ?, ?, ?> source -> {
        if (dataSources.putIfAbsent(name, new Source(name, source)) != null) {
          problem(part, "is the second data source named " + name);
        }
      }
      default -> problem(part, "is of no kind that this version of the framework serves");
    }
  }

  /// A function has no prefix: its provider stands in front of it in another way.
  private void add(FunctionType<?> function) {
    var name = function.name();
    if (!Identifiers.isIdentifier(name)) {
      problem(
          function,
          "is named \""
              + name
              + "\"; the name of a function has letters, digits, underscores and hyphens, and begins"
              + " with a letter or an underscore (S24)");
    } else if (functions.putIfAbsent(name, new FunctionPart(name, function)) != null) {
      problem(function, "is the second function named " + name);
    }
  }

  private void problem(Part<?> part, String what) {
    problems.add(
        Diagnostic.error(
            CtyPath.ROOT,
            "Invalid provider",
            part.getClass().getSimpleName() + " " + what + ". This is a bug in the provider."));
  }

  /// The managed resources, by full name.
  public Map<String, Resource> resources() {
    return java.util.Collections.unmodifiableMap(resources);
  }

  /// The data sources, by full name.
  public Map<String, Source> dataSources() {
    return java.util.Collections.unmodifiableMap(dataSources);
  }

  /// The functions, by name.
  public Map<String, FunctionPart> functions() {
    return java.util.Collections.unmodifiableMap(functions);
  }

  /// What is wrong with the parts.
  public List<Diagnostic> problems() {
    return List.copyOf(problems);
  }
}
