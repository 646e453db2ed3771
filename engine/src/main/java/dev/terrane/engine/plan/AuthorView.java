package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.engine.rules.Members;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The part of an object that its author sees: not what the framework owns, null where empty means
/// null to the author, and no null element where the Java type has no room for it.
public final class AuthorView {
  private AuthorView() {}

  /// A state, a plan or an input as its author may see it.
  public static CtyValue of(List<Attribute<?>> members, CtyValue value) {
    return Members.map(
        members, value, (member, one) -> own(member, member.type().withoutNullElements(one)));
  }

  /// One member as the author may see it.
  static CtyValue of(Attribute<?> member, CtyValue value) {
    var alone = CtyValue.object(Map.of(member.name(), value));
    return Members.get(of(List.of(member), alone), member);
  }

  /// A configuration as its author may see it. A null element that has no place there is a mistake
  /// of the user, so it stays.
  public static CtyValue ofConfig(List<Attribute<?>> members, CtyValue config) {
    return Members.map(members, config, AuthorView::own);
  }

  private static CtyValue own(Attribute<?> member, CtyValue value) {
    return member.is(Trait.OWNED) || isEmptyForNull(member, value)
        ? CtyValue.nullOf(member.ctyType())
        : value;
  }

  static boolean isEmptyForNull(Attribute<?> member, CtyValue value) {
    return member.is(Trait.EMPTY_IS_NULL) && Elements.isEmpty(value);
  }

  /// What an author gave, with what the framework owns as it stands in another object. Elements of
  /// sets have nothing of that kind.
  public static CtyValue completed(List<Attribute<?>> members, CtyValue reference, CtyValue given) {
    if (!(given instanceof ObjectValue object)) {
      return given;
    }
    var values = new LinkedHashMap<String, CtyValue>(object.attributes());
    for (var member : members) {
      var name = member.name();
      if (member.is(Trait.OWNED)) {
        values.put(name, Members.get(reference, member));
      } else if (member.nested().isPresent()) {
        var shape = member.nested().get();
        var from = Members.get(reference, member);
        values.computeIfPresent(name, (_, value) -> inside(shape, from, value));
      }
    }
    return CtyValue.object(values);
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
