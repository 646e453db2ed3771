package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.Elements;
import dev.terrane.engine.rules.ObjectEdit;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.function.BiFunction;

/// The configuration of an object that exists: its state without the values that users do not
/// write. A value is omitted only if the plan of the rest is empty, except that of two arguments
/// that exclude each other only one can be written. Uses the schema alone.
public final class GeneratedConfiguration {
  private GeneratedConfiguration() {}

  /// The configuration of an object.
  ///
  /// @param members the attributes and blocks of the object
  /// @param state the object; null is returned unchanged
  public static CtyValue of(List<Attribute<?>> members, CtyValue state) {
    if (!(state instanceof ObjectValue object)) {
      return state;
    }
    var arguments =
        each(
            members,
            object,
            (member, value) -> isWritten(member) ? inside(member, value) : Blocks.absent(member));
    var config =
        each(
            members,
            arguments,
            (member, value) -> isOmitted(member, value) ? Blocks.absent(member) : value);
    return new GeneratedCombinations(members, arguments).applied(config);
  }

  private static ObjectValue each(
      List<Attribute<?>> members,
      ObjectValue object,
      BiFunction<Attribute<?>, CtyValue, CtyValue> change) {
    var edit = new ObjectEdit(members, object);
    for (var i = 0; i < members.size(); i++) {
      edit.set(i, change.apply(members.get(i), edit.get(i)));
    }
    return edit.result();
  }

  private static CtyValue inside(Attribute<?> member, CtyValue value) {
    return member
        .nested()
        .map(nested ->
            Elements.map(nested.nesting(), value, element -> of(nested.members(), element)))
        .orElse(value);
  }

  private static boolean isWritten(Attribute<?> member) {
    return member.isArgument() && !member.is(Trait.WRITE_ONLY);
  }

  private static boolean isOmitted(Attribute<?> member, CtyValue value) {
    var fallback = member.rules().fallback();
    if (fallback.isPresent()) {
      return fallback.get().equals(value);
    }
    // The plan keeps the stored value of an argument that the provider may choose.
    return member.is(Trait.COMPUTED)
        && (member.rules().deprecation().isPresent() || isEmpty(value));
  }

  private static boolean isEmpty(CtyValue value) {
    return switch (value) {
      case CtyValue.StringValue(var text) -> text.isEmpty();
      case CtyValue.ListValue _, CtyValue.SetValue _, CtyValue.MapValue _ ->
          Elements.isEmpty(value);
      default -> false;
    };
  }
}
