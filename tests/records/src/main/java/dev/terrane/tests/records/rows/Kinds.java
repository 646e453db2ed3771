package dev.terrane.tests.records.rows;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Name;
import jakarta.validation.constraints.DecimalMax;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A component of each type.
 *
 * @param name how it is called
 * @param numbers numbers
 * @param colour one of several
 * @param texts texts in order
 * @param codes numbers without an order
 * @param labels texts by key
 * @param nested collections in collections
 * @param pause how long
 * @param since when
 * @param home where
 * @param any of any type
 * @param range a type of the author's own
 */
@ManagedResource("kinds")
public record Kinds(
    @Identity String name,
    @Nullable Numbers numbers,
    @Nullable Colour colour,
    @Nullable List<String> texts,
    @Nullable Set<Long> codes,
    @Nullable Map<String, String> labels,
    @Nullable Map<String, List<Integer>> nested,
    @Nullable Duration pause,
    @Nullable Instant since,
    @Nullable URI home,
    @Nullable CtyValue any,
    @ConvertedBy(Range.Spelling.class) @Nullable Range range) {

  /**
   * A number of each kind.
   *
   * @param truth true or false
   * @param small 32 bits
   * @param large 64 bits
   * @param binary a binary fraction
   * @param single a binary fraction of 32 bits
   * @param exact any number
   */
  public record Numbers(
      boolean truth,
      int small,
      long large,
      double binary,
      @DecimalMax("1000") @Nullable Float single,
      BigDecimal exact) {}

  /** A choice. */
  public enum Colour {
    RED,
    @Name("dark-blue")
    DARK_BLUE
  }
}
