package dev.terrane.engine.plan;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.engine.rules.Members;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds the changes that require replacement. There is no path into a set, so the path of the set
/// is used.
public final class Replacement {
  private final Set<CtyPath> paths = new LinkedHashSet<>();

  private Replacement() {}

  /// The paths of changes that require replacement.
  ///
  /// @param prior the prior state; if it is null, nothing requires replacement
  public static List<CtyPath> paths(List<Attribute<?>> members, CtyValue prior, CtyValue planned) {
    var replacement = new Replacement();
    if (prior.isKnown() && ObjectMembers.of(members).have(Feature.REPLACING)) {
      replacement.object(members, prior, planned, CtyPath.ROOT);
    }
    return List.copyOf(replacement.paths);
  }

  private void object(List<Attribute<?>> members, CtyValue prior, CtyValue planned, CtyPath path) {
    var all = ObjectMembers.of(members);
    for (var i = 0; i < all.size(); i++) {
      var before = Members.get(prior, all, i);
      var after = Members.get(planned, all, i);
      if (!before.equals(after)) {
        member(all.get(i), before, after, path.attribute(all.get(i).name()));
      }
    }
  }

  private void member(Attribute<?> member, CtyValue before, CtyValue after, CtyPath path) {
    if (SemanticEquality.isSame(member, before, after) || isNewDefault(member, before, after)) {
      return;
    }
    if (replaces(member, before, after)) {
      paths.add(path);
    }
    member.nested().ifPresent(nested -> nested(nested, before, after, path));
  }

  /// The author's predicate receives the author's values: null for an empty collection.
  private static boolean replaces(Attribute<?> member, CtyValue before, CtyValue after) {
    var rules = member.rules();
    return rules.mayReplace()
        && rules.replaces(AuthorValues.of(member, before), AuthorValues.of(member, after));
  }

  /// An attribute that a new version of the provider has added does not replace an existing object.
  private static boolean isNewDefault(Attribute<?> member, CtyValue before, CtyValue after) {
    return before.isNull() && member.rules().fallback().filter(after::equals).isPresent();
  }

  private void nested(NestedShape nested, CtyValue before, CtyValue after, CtyPath path) {
    switch (nested.nesting()) {
      case SINGLE, GROUP -> object(nested.members(), before, after, path);
      case LIST, MAP -> {
        for (var step : Elements.steps(before, after)) {
          object(
              nested.members(),
              Elements.at(before, step),
              Elements.at(after, step),
              path.append(step));
        }
      }
      case SET -> {
        if (replacesInSet(nested.members(), Elements.values(before), Elements.values(after))) {
          paths.add(path);
        }
      }
    }
  }

  /// Elements of a set have no counterpart, so their values are compared as sets.
  private static boolean replacesInSet(
      List<Attribute<?>> members, List<CtyValue> before, List<CtyValue> after) {
    return members.stream()
        .anyMatch(
            member -> replacesHere(member, before, after) || replacesBelow(member, before, after));
  }

  private static boolean replacesHere(
      Attribute<?> member, List<CtyValue> before, List<CtyValue> after) {
    if (!member.rules().mayReplace()) {
      return false;
    }
    var old = values(member, before);
    var now = values(member, after);
    return !now.stream()
            .allMatch(value -> isAmong(old, one -> SemanticEquality.isSame(member, one, value)))
        || !old.stream()
            .allMatch(value -> isAmong(now, one -> SemanticEquality.isSame(member, value, one)));
  }

  private static boolean isAmong(Set<CtyValue> values, Predicate<CtyValue> same) {
    return values.stream().anyMatch(same);
  }

  private static boolean replacesBelow(
      Attribute<?> member, List<CtyValue> before, List<CtyValue> after) {
    return member
        .nested()
        .filter(nested ->
            replacesInSet(
                nested.members(), inside(nested, member, before), inside(nested, member, after)))
        .isPresent();
  }

  private static List<CtyValue> inside(
      NestedShape nested, Attribute<?> member, List<CtyValue> objects) {
    var single = nested.nesting() == Nesting.SINGLE || nested.nesting() == Nesting.GROUP;
    return objects.stream()
        .map(object -> Members.get(object, member))
        .flatMap(value -> single ? Stream.of(value) : Elements.values(value).stream())
        .toList();
  }

  private static Set<CtyValue> values(Attribute<?> member, List<CtyValue> objects) {
    return objects.stream()
        .map(object -> Members.get(object, member))
        .filter(value -> !SemanticEquality.isNothing(member, value))
        .collect(Collectors.toSet());
  }
}
