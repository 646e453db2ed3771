package dev.terrane.testkit.internal.jvm;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The attributes of a stored object that Terraform marks as sensitive because of the schema.
final class SensitiveMembers {
  private SensitiveMembers() {}

  /// The names of the attributes that are sensitive, or contain an object with a sensitive one.
  static Set<String> names(List<Attribute<?>> members, ObjectValue object) {
    return members.stream()
        .filter(member -> isSensitive(member, object.get(member.name())))
        .map(Attribute::name)
        .collect(Collectors.toSet());
  }

  private static boolean isSensitive(Attribute<?> member, CtyValue value) {
    return member.is(Trait.SENSITIVE)
        || member.nested().filter(nested -> contains(nested, value)).isPresent();
  }

  private static boolean contains(NestedShape nested, CtyValue value) {
    return objects(nested, value).anyMatch(one -> !names(nested.members(), one).isEmpty());
  }

  private static Stream<ObjectValue> objects(NestedShape nested, CtyValue value) {
    var parts =
        switch (nested.nesting()) {
          case SINGLE, GROUP -> List.of(value);
          case LIST, SET, MAP -> elements(value);
        };
    return parts.stream().filter(ObjectValue.class::isInstance).map(ObjectValue.class::cast);
  }

  private static List<CtyValue> elements(CtyValue value) {
    return switch (value) {
      case CtyValue.ListValue list -> list.elements();
      case CtyValue.SetValue set -> List.copyOf(set.elements());
      case CtyValue.MapValue map -> List.copyOf(map.entries().values());
      default -> List.of();
    };
  }
}
