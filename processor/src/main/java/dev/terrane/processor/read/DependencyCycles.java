package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.processor.source.LanguageModel;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/// Finds components that depend on themselves through formulas and predictions.
final class DependencyCycles {
  private final Reporter report;
  private final TypeElement record;

  DependencyCycles(Reporter report, TypeElement record) {
    this.report = report;
    this.record = record;
  }

  /// Reports cycles.
  ///
  /// @return the components without them
  List<Component> broken(List<Component> components) {
    var sources = new LinkedHashMap<String, List<String>>();
    components.forEach(component -> sources.put(component.name(), sources(component)));
    var broken = new HashSet<String>();
    // Visited components are skipped, so that each cycle is reported once.
    var done = new HashSet<String>();
    for (var name : sources.keySet()) {
      var passed = new HashSet<String>();
      if (!done.contains(name) && reaches(name, name, sources, passed)) {
        report.error(place(name), CompileError.CYCLE, name, String.join(", ", sources.get(name)));
        done.addAll(passed);
        broken.add(name);
      }
    }
    return components.stream()
        .map(component -> broken.contains(component.name()) ? component.unmade() : component)
        .toList();
  }

  private Element place(String name) {
    return LanguageModel.component(record, name)
        .<Element>map(component -> component)
        .orElse(record);
  }

  private static List<String> sources(Component component) {
    return component.source() instanceof ValueSource.Derived(_, _, var from)
        ? from
        : component.planned().orElse(List.of());
  }

  private static boolean reaches(
      String from, String goal, Map<String, List<String>> sources, Set<String> passed) {
    var next = sources.getOrDefault(from, List.of());
    if (next.contains(goal)) {
      passed.add(from);
      return true;
    }
    return next.stream().filter(passed::add).anyMatch(one -> reaches(one, goal, sources, passed));
  }
}
