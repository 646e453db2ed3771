package dev.terrane.engine.plan;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Nested;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Which changes need another object. There is no path into a set, so a set is named as a whole.
public final class Replacement {
  private final Set<CtyPath> paths = new LinkedHashSet<>();

  private Replacement() {}

  /// The paths whose change needs another object.
  ///
  /// @param prior what the state holds; nothing needs replacement when it is null
  public static List<CtyPath> paths(List<Attribute<?>> members, CtyValue prior, CtyValue planned) {
    var replacement = new Replacement();
    replacement.object(members, prior, planned, CtyPath.ROOT);
    return List.copyOf(replacement.paths);
  }

  private void object(List<Attribute<?>> members, CtyValue prior, CtyValue planned, CtyPath path) {
    if (prior instanceof ObjectValue before && planned instanceof ObjectValue after) {
      for (var member : members) {
        member(
            member,
            before.get(member.name()),
            after.get(member.name()),
            path.attribute(member.name()));
      }
    }
  }

  private void member(Attribute<?> member, CtyValue before, CtyValue after, CtyPath path) {
    if (before.equals(after)) {
      return;
    }
    if (member.rules().mayReplace() && member.rules().replaces(before, after)) {
      paths.add(path);
    }
    member.nested().ifPresent(nested -> nested(nested, before, after, path));
  }

  private void nested(Nested nested, CtyValue before, CtyValue after, CtyPath path) {
    switch (nested.nesting()) {
      case SINGLE, GROUP -> object(nested.members(), before, after, path);
      case LIST -> list(nested, elements(before), elements(after), path);
      case MAP -> map(nested, entries(before), entries(after), path);
      case SET -> {
        if (replacesInSet(nested, elements(before), elements(after))) {
          paths.add(path);
        }
      }
    }
  }

  private void list(Nested nested, List<CtyValue> before, List<CtyValue> after, CtyPath path) {
    for (var i = 0; i < Math.min(before.size(), after.size()); i++) {
      object(nested.members(), before.get(i), after.get(i), path.index(i));
    }
  }

  private void map(
      Nested nested, Map<String, CtyValue> before, Map<String, CtyValue> after, CtyPath path) {
    after.forEach((key, value) ->
        object(
            nested.members(),
            before.getOrDefault(key, CtyValue.nullOf(CtyType.DYNAMIC)),
            value,
            path.key(key)));
  }

  /// Elements of a set have no counterpart; what counts is whether their values are others.
  private static boolean replacesInSet(Nested nested, List<CtyValue> before, List<CtyValue> after) {
    for (var member : nested.members()) {
      if (member.rules().mayReplace()
          && !values(member, before).equals(values(member, after))
          && before.size() == after.size()) {
        return true;
      }
    }
    return false;
  }

  private static Set<CtyValue> values(Attribute<?> member, List<CtyValue> elements) {
    return elements.stream()
        .filter(ObjectValue.class::isInstance)
        .map(one -> ((ObjectValue) one).get(member.name()))
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static List<CtyValue> elements(CtyValue value) {
    return switch (value) {
      case ListValue list -> list.elements();
      case SetValue set -> set.elements();
      case TupleValue tuple -> tuple.elements();
      default -> new ArrayList<>();
    };
  }

  private static Map<String, CtyValue> entries(CtyValue value) {
    return switch (value) {
      case MapValue map -> map.entries();
      case ObjectValue labelled -> labelled.attributes();
      default -> Map.of();
    };
  }
}
