package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.source.Language;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/// Finds components that are made from themselves, by formulas and predictions.
final class Cycles {
  private final Report report;
  private final TypeElement record;

  Cycles(Report report, TypeElement record) {
    this.report = report;
    this.record = record;
  }

  /// Tells cycles.
  ///
  /// @return the components without them
  List<Component> broken(List<Component> components) {
    var sources = new LinkedHashMap<String, List<String>>();
    components.forEach(component -> sources.put(component.name(), sources(component)));
    var broken = new HashSet<String>();
    // One error a cycle: what it has passed is not looked at again.
    var done = new HashSet<String>();
    for (var name : sources.keySet()) {
      var passed = new HashSet<String>();
      if (!done.contains(name) && reaches(name, name, sources, passed)) {
        report.error(place(name), Misuse.CYCLE, name, String.join(", ", sources.get(name)));
        done.addAll(passed);
        broken.add(name);
      }
    }
    return components.stream()
        .map(component -> broken.contains(component.name()) ? component.unmade() : component)
        .toList();
  }

  private Element place(String name) {
    return Language.component(record, name).<Element>map(component -> component).orElse(record);
  }

  private static List<String> sources(Component component) {
    return component.source() instanceof Source.Derived(_, _, var from)
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
