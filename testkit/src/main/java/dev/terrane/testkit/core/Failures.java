package dev.terrane.testkit.core;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
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
      return "\n  " + before + "\n  " + after;
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
    return member.is(Trait.SENSITIVE) ? "(sensitive value)" : value.toString();
  }
}
