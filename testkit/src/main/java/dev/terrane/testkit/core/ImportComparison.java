package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import dev.terrane.testkit.internal.ObjectDifference;
import java.util.List;

/// Compares an imported object with the state.
final class ImportComparison {
  private ImportComparison() {}

  /// Requires that both are equal, except for what no import can know.
  static void requireEqual(
      String step, List<Attribute<?>> members, CtyValue imported, CtyValue state) {
    var found = importable(members, imported);
    var expected = importable(members, state);
    if (!found.equals(expected)) {
      throw new AssertionError(
          step + " differs from the state:" + ObjectDifference.of(members, expected, found));
    }
  }

  private static CtyValue importable(List<Attribute<?>> members, CtyValue value) {
    if (!(value instanceof ObjectValue object)) {
      return value;
    }
    var result = object;
    for (var member : members) {
      if (member.is(Trait.WRITE_ONLY) || member.is(Trait.CONFIG_ONLY)) {
        result = result.with(member.name(), CtyValue.nullOf(member.ctyType()));
      }
    }
    return result;
  }
}
