package dev.terrane.testkit.internal;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import java.util.List;
import java.util.stream.Collectors;

/// The difference between two objects of a schema, for messages.
public final class ObjectDifference {
  private ObjectDifference() {}

  /// A line for each attribute that differs, with both values. Secrets are not shown.
  ///
  /// @param members the members of the schema
  public static String of(List<Attribute<?>> members, CtyValue before, CtyValue after) {
    if (!(before instanceof ObjectValue first) || !(after instanceof ObjectValue second)) {
      return before.isNull() ? "\n  there was no object" : "\n  there is no object";
    }
    return members.stream()
        .filter(member -> !first.get(member.name()).equals(second.get(member.name())))
        .map(member ->
            "\n  %s: %s -> %s"
                .formatted(
                    member.name(),
                    shown(member, first.get(member.name())),
                    shown(member, second.get(member.name()))))
        .collect(Collectors.joining());
  }

  private static String shown(Attribute<?> member, CtyValue value) {
    return ObjectMembers.of(List.of(member)).have(Feature.SECRET)
        ? "(sensitive value)"
        : value.toString();
  }
}
