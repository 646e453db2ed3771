package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The rules for the paths of a plan that require replacement.
public final class RequiresReplaceRules {
  private RequiresReplaceRules() {}

  /// Checks that each path exists (RR2).
  ///
  /// @param prior the prior state; with none, paths are ignored (RR1)
  /// @param planned the planned state
  /// @param paths the paths that require replacement
  /// @return what Terraform would refuse
  public static List<Violation> check(CtyValue prior, CtyValue planned, List<CtyPath> paths) {
    if (prior.isNull()) {
      return List.of();
    }
    return paths.stream()
        .filter(path -> !exists(path, prior, planned))
        .map(CheckedPath.root(List.of())::at)
        .map(place ->
            place.violation(
                "RR2", "has indicated \"requires replacement\" on a non-existent attribute path"))
        .toList();
  }

  /// Keeps the paths that lead to a replacement (RR3): the value differs, may differ because it is
  /// unknown, or cannot be compared because it is write-only.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param prior the prior state; with none, paths are ignored (RR1)
  /// @param planned the planned state
  /// @param paths what requires replacement
  /// @return the paths that Terraform keeps, in the same order
  public static List<CtyPath> kept(
      List<Attribute<?>> members, CtyValue prior, CtyValue planned, List<CtyPath> paths) {
    if (prior.isNull()) {
      return List.of();
    }
    return paths.stream()
        .filter(path -> exists(path, prior, planned))
        .filter(path -> isWriteOnly(members, path) || differs(path, prior, planned))
        .distinct()
        .toList();
  }

  private static boolean exists(CtyPath path, CtyValue prior, CtyValue planned) {
    return path.resolve(prior).isPresent() || path.resolve(planned).isPresent();
  }

  private static boolean differs(CtyPath path, CtyValue prior, CtyValue planned) {
    var before = path.resolve(prior).filter(value -> !value.isNull());
    var after = path.resolve(planned).filter(value -> !value.isNull());
    var unknown = Stream.concat(before.stream(), after.stream()).anyMatch(v -> !v.isWhollyKnown());
    return unknown || !before.equals(after);
  }

  private static boolean isWriteOnly(List<Attribute<?>> members, CtyPath path) {
    return attribute(members, path.steps().iterator())
        .filter(attribute -> attribute.is(Trait.WRITE_ONLY))
        .isPresent();
  }

  /// The attribute that a path ends at exactly; steps to elements lie between nested attributes.
  private static Optional<Attribute<?>> attribute(
      List<Attribute<?>> members, Iterator<CtyPath.Step> steps) {
    var inside = members;
    Optional<Attribute<?>> found = Optional.empty();
    while (steps.hasNext()) {
      if (steps.next() instanceof CtyPath.Attribute(var name)) {
        found = inside.stream().filter(member -> member.name().equals(name)).findFirst();
        inside = found.flatMap(Attribute::nested).map(NestedShape::members).orElse(List.of());
      } else {
        found = Optional.empty();
      }
    }
    return found;
  }
}
