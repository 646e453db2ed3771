package dev.terrane.provider.internal;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Compares a desired value with the current one. An unknown part of the desired value matches
/// anything.
public final class DesiredValue {
  private DesiredValue() {}

  /// Whether the current value already matches the desired value.
  ///
  /// @param before the current value; null when there is none
  /// @param asked the desired value
  /// @return true when no change is needed
  public static boolean keeps(@Nullable CtyValue before, CtyValue asked) {
    if (asked.isUnknown()) {
      return true;
    }
    if (before == null || before.isNull() || asked.isNull()) {
      return asked.isNull() && (before == null || before.isNull());
    }
    if (asked.isWhollyKnown()) {
      return asked.equals(before);
    }
    return switch (asked) {
      case ObjectValue(_, var members) ->
          before instanceof ObjectValue(_, var old) && keeps(old, members);
      case MapValue(_, var entries) ->
          before instanceof MapValue(_, var old) && keeps(old, entries);
      case ListValue(_, var elements) ->
          before instanceof ListValue(_, var old) && keeps(old, elements);
      // Elements of a set that is not wholly known have no counterpart.
      default -> false;
    };
  }

  private static boolean keeps(Map<String, CtyValue> before, Map<String, CtyValue> asked) {
    return before.keySet().equals(asked.keySet())
        && asked.entrySet().stream()
            .allMatch(one -> keeps(before.get(one.getKey()), one.getValue()));
  }

  private static boolean keeps(List<CtyValue> before, List<CtyValue> asked) {
    Iterator<CtyValue> old = before.iterator();
    return before.size() == asked.size()
        && asked.stream().allMatch(element -> keeps(old.next(), element));
  }
}
