package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Part;
import dev.terrane.provider.datasource.DataSourceType;
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
  private final List<Diagnostic> problems = new ArrayList<>();

  Registry(String provider, List<? extends Part<?>> parts) {
    for (var part : parts) {
      add(provider, part);
    }
  }

  private void add(String provider, Part<?> part) {
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

  /// What is wrong with the parts.
  public List<Diagnostic> problems() {
    return List.copyOf(problems);
  }
}
