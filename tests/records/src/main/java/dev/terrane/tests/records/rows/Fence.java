package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Identity;
import java.util.Set;

/**
 * Gates that others can add to, in the two forms that a set of records can have.
 *
 * @param name how it is called
 * @param gate all gates: those that are not written are removed
 * @param doors all doors; when none is written, they are whatever others have made
 */
@ManagedResource(value = "fence", version = 1)
public record Fence(
    @Identity String name, @Block Set<Gate> gate, @Computed(orSet = true) Set<Gate> doors) {
  /**
   * A way through.
   *
   * @param side where
   */
  public record Gate(String side) {}
}
