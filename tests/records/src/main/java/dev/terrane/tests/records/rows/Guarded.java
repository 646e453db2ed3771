package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.RequiresReplace;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A resource with conditional replacement and validation of the whole configuration.
 *
 * @param name how it is called
 * @param level may rise, and may be left out
 * @param floor may be set once
 * @param labels an empty map is no map
 * @param ratio a number of the width of a double
 * @param gate ranges
 */
@ManagedResource("guarded")
public record Guarded(
    @Identity String name,
    @RequiresReplace(when = "falls") @Nullable Integer level,
    @RequiresReplace(when = "changes") @Nullable Long floor,
    @RequiresReplace @Nullable Map<String, String> labels,
    @RequiresReplace @Nullable Double ratio,
    @Block List<Gate> gate) {
  /**
   * A range.
   *
   * @param from its first number
   * @param to its last number
   */
  public record Gate(@Min(1) int from, @Min(1) int to) {}

  static boolean falls(@Nullable Integer before, @Nullable Integer after) {
    return before != null && after != null && after < before;
  }

  static boolean changes(@Nullable Long before, long after) {
    return before != null && before != after;
  }
}
