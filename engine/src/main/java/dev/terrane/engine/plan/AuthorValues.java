package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.engine.rules.Members;
import dev.terrane.engine.rules.ObjectEdit;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Map;

/// Reduces objects to the values that author code receives: without owned attributes, with null for
/// an empty collection where that means the same, and without null elements that the Java type
/// cannot hold.
public final class AuthorValues {
  private AuthorValues() {}

  /// Reduces a state, a plan or an input.
  public static CtyValue of(List<Attribute<?>> members, CtyValue value) {
    return ObjectMembers.of(members).have(Feature.AUTHOR_VALUES)
        ? Members.map(
            members, value, (member, one) -> own(member, member.type().withoutNullElements(one)))
        : value;
  }

  /// Reduces one member.
  static CtyValue of(Attribute<?> member, CtyValue value) {
    var alone = CtyValue.object(Map.of(member.name(), value));
    return Members.get(of(List.of(member), alone), member);
  }

  /// Reduces a configuration. A null element that the Java type cannot hold stays, because it is an
  /// error of the user.
  public static CtyValue ofConfig(List<Attribute<?>> members, CtyValue config) {
    return ObjectMembers.of(members).have(Feature.AUTHOR_VALUES)
        ? Members.map(members, config, AuthorValues::own)
        : config;
  }

  private static CtyValue own(Attribute<?> member, CtyValue value) {
    return member.is(Trait.OWNED) || isEmptyForNull(member, value)
        ? CtyValue.nullOf(member.ctyType())
        : value;
  }

  static boolean isEmptyForNull(Attribute<?> member, CtyValue value) {
    return member.is(Trait.EMPTY_IS_NULL) && Elements.isEmpty(value);
  }

  /// Adds the owned attributes of another object to a result of the author. Elements of sets have
  /// no owned attributes.
  public static CtyValue completed(List<Attribute<?>> members, CtyValue reference, CtyValue given) {
    var all = ObjectMembers.of(members);
    if (!(given instanceof ObjectValue object) || !all.have(Feature.OWNED)) {
      return given;
    }
    var edit = new ObjectEdit(all, object);
    for (var i = 0; i < all.size(); i++) {
      if (all.get(i).is(Trait.OWNED) && edit.has(i)) {
        edit.set(i, Members.get(reference, all, i));
      } else if (all.get(i).nested().isPresent() && edit.has(i)) {
        var shape = all.get(i).nested().get();
        edit.set(i, inside(shape, Members.get(reference, all, i), edit.get(i)));
      }
    }
    return edit.result();
  }

  private static CtyValue inside(NestedShape shape, CtyValue reference, CtyValue given) {
    return switch (shape.nesting()) {
      case SINGLE, GROUP -> completed(shape.members(), reference, given);
      case LIST, MAP ->
          Elements.mapWithStep(
              shape.nesting(),
              given,
              one -> completed(shape.members(), Elements.at(reference, one.step()), one.value()));
      case SET -> given;
    };
  }
}
