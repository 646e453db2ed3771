package dev.terrane.rpc.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Declares nested attributes for protocol 5, which lacks them, as attributes of an object type.
 * Terraform compares such an attribute as a whole; the object type contains only the type of each
 * member, and whether it is optional. So a member of a configurable attribute cannot be computed or
 * have a default, and no member can be write-only by itself.
 */
final class LoweredAttribute {
  private LoweredAttribute() {}

  /**
   * The reason why a nested attribute cannot be lowered.
   *
   * @param place the member, with its parents
   * @param reason the property that protocol 5 cannot declare
   */
  record Obstacle(String place, String reason) {
    Obstacle below(String parent) {
      return new Obstacle(parent + "." + place, reason);
    }
  }

  /** The obstacles to declaring these attributes and blocks; empty if there are none. */
  static List<Obstacle> obstacles(List<Attribute<?>> members) {
    return members.stream().flatMap(LoweredAttribute::obstacles).toList();
  }

  private static Stream<Obstacle> obstacles(Attribute<?> member) {
    if (member.nested().isEmpty()) {
      return Stream.empty();
    }
    var nested = member.nested().get();
    var found =
        nested.block()
            ? obstacles(nested.members()).stream()
            : nested.members().stream().flatMap(inner -> inside(member, inner));
    return found.map(obstacle -> obstacle.below(member.name()));
  }

  /** The obstacles in a member of a nested attribute; {@code outer} is the whole attribute. */
  private static Stream<Obstacle> inside(Attribute<?> outer, Attribute<?> member) {
    var own = reason(outer, member).map(reason -> new Obstacle(member.name(), reason)).stream();
    var deeper =
        member.nested().stream()
            .flatMap(nested -> nested.members().stream())
            .flatMap(inner -> inside(outer, inner))
            .map(obstacle -> obstacle.below(member.name()));
    return Stream.concat(own, deeper);
  }

  private static Optional<String> reason(Attribute<?> outer, Attribute<?> member) {
    if (member.nested().filter(NestedShape::block).isPresent()) {
      return Optional.of("it is a block, which is not allowed inside an attribute");
    }
    if (outer.isArgument() && member.rules().fallback().isPresent()) {
      return Optional.of(
          "it has a default, which protocol 5 supports only for the whole attribute");
    }
    if (outer.isArgument() && member.is(Trait.COMPUTED)) {
      return Optional.of("it is computed, but the whole attribute can be configured");
    }
    if (member.is(Trait.WRITE_ONLY) && !outer.is(Trait.WRITE_ONLY)) {
      return Optional.of("it is write-only, but the whole attribute is stored");
    }
    return Optional.empty();
  }

  /** The object type of the attribute. Arguments that are not required are optional. */
  static CtyType type(Attribute<?> attribute) {
    return attribute.nested().map(nested -> type(attribute, nested)).orElse(attribute.ctyType());
  }

  private static CtyType type(Attribute<?> attribute, NestedShape nested) {
    var types = new LinkedHashMap<String, CtyType>();
    var optional = new TreeSet<String>();
    for (var member : nested.members()) {
      types.put(member.name(), type(member));
      if (attribute.isArgument() && !member.is(Trait.REQUIRED)) {
        optional.add(member.name());
      }
    }
    var object = CtyType.object(types, optional);
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> object;
      case LIST -> CtyType.list(object);
      case SET -> CtyType.set(object);
      case MAP -> CtyType.map(object);
    };
  }

  /** Whether the whole attribute is sensitive, because single members cannot be. */
  static boolean sensitive(Attribute<?> attribute) {
    return attribute.is(Trait.SENSITIVE)
        || attribute.nested().stream()
            .flatMap(nested -> nested.members().stream())
            .anyMatch(LoweredAttribute::sensitive);
  }
}
