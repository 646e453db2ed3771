package dev.terrane.tests.records.sizes;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A volume of parts, which says the same of sizes as a disk.
 *
 * @param name how it is called
 * @param copies how many there are; cannot become fewer
 * @param part what it is made of
 */
@ManagedResource("volume")
public record Volume(
    @Identity String name,
    @RequiresReplace(when = "falls", in = Numbers.class) @Nullable Integer copies,
    @Block List<Piece> part) {
  /**
   * A part.
   *
   * @param name how it is called
   * @param size how large it is; cannot shrink
   * @param label name and size
   */
  public record Piece(
      String name,
      @Default(constant = "SMALLEST", in = Numbers.class)
          @RequiresReplace(when = "falls", in = Numbers.class)
          long size,
      @Derived(in = Numbers.class) String label) {}
}
