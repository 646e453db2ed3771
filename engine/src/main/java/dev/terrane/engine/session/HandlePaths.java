package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.provider.SchemaMember;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Finds the paths of handles in a schema. A handle contains its name only: if several paths are
/// possible, the result is their common prefix, so that it is never a wrong one.
///
/// @param members the attributes and blocks of the schema
/// @param config the configuration, if it is known; its elements determine the possible paths
record HandlePaths(List<Attribute<?>> members, Optional<ObjectValue> config) {
  static final HandlePaths NONE = new HandlePaths(List.of(), Optional.empty());

  /// The path of a handle. A handle that is not in the schema itself is found by its name, because
  /// it may be an earlier form of one that is.
  CtyPath of(SchemaMember handle) {
    var found = places(one -> one.equals(handle));
    if (found.isEmpty()) {
      found = places(one -> one.name().equals(handle.name()));
    }
    return found.stream()
        .reduce(HandlePaths::common)
        .orElseGet(() -> CtyPath.ROOT.attribute(handle.name()));
  }

  private List<CtyPath> places(Predicate<Attribute<?>> wanted) {
    var found = new ArrayList<CtyPath>();
    collect(CtyPath.ROOT, members, config.map(CtyValue.class::cast), wanted, found);
    return found;
  }

  private static void collect(
      CtyPath object,
      List<Attribute<?>> members,
      Optional<CtyValue> value,
      Predicate<Attribute<?>> wanted,
      List<CtyPath> found) {
    for (var member : members) {
      var place = object.attribute(member.name());
      if (wanted.test(member)) {
        found.add(place);
      }
      member
          .nested()
          .ifPresent(shape -> {
            var inside = new ArrayList<CtyPath>();
            var only = value.flatMap(one -> member(one, member)).flatMap(one -> only(shape, one));
            collect(CtyPath.ROOT, shape.members(), only.map(Map.Entry::getValue), wanted, inside);
            // If several objects are possible, the result is the path of what contains them.
            inside.forEach(path ->
                found.add(only.map(one -> place.append(one.getKey()).append(path)).orElse(place)));
          });
    }
  }

  private static Optional<CtyValue> member(CtyValue object, Attribute<?> member) {
    return object instanceof ObjectValue known
        ? Optional.ofNullable(known.attributes().get(member.name()))
        : Optional.empty();
  }

  /// The only object of a block or a nested attribute, with its path; there is no path into a set.
  private static Optional<Map.Entry<CtyPath, CtyValue>> only(NestedShape shape, CtyValue value) {
    return switch (value) {
      case ObjectValue object when shape.nesting() != Nesting.MAP ->
          Optional.of(Map.entry(CtyPath.ROOT, object));
      case ObjectValue labelled -> only(labelled.attributes());
      case MapValue map -> only(map.entries());
      case ListValue list -> only(list.elements());
      case TupleValue tuple -> only(tuple.elements());
      default -> Optional.empty();
    };
  }

  private static Optional<Map.Entry<CtyPath, CtyValue>> only(List<CtyValue> elements) {
    return elements.size() == 1
        ? Optional.of(Map.entry(CtyPath.ROOT.index(0), elements.getFirst()))
        : Optional.empty();
  }

  private static Optional<Map.Entry<CtyPath, CtyValue>> only(Map<String, CtyValue> entries) {
    return entries.entrySet().stream()
        .filter(_ -> entries.size() == 1)
        .map(one -> Map.entry(CtyPath.ROOT.key(one.getKey()), one.getValue()))
        .findFirst();
  }

  private static CtyPath common(CtyPath one, CtyPath other) {
    var common = CtyPath.ROOT;
    for (var at = 0; at < Math.min(one.steps().size(), other.steps().size()); at++) {
      if (!one.steps().get(at).equals(other.steps().get(at))) {
        return common;
      }
      common = common.then(one.steps().get(at));
    }
    return common;
  }
}
