package dev.terrane.testkit.core;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import java.util.List;
import java.util.stream.Collectors;

/// The messages of failed steps.
final class Failures {
  private Failures() {}

  static void requireOk(String step, CommandDiagnostics findings) {
    if (!findings.ok()) {
      throw new AssertionError(step + " failed:" + findings);
    }
  }

  /// Each attribute that differs, with both values.
  static String difference(List<Attribute<?>> members, CtyValue before, CtyValue after) {
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
