package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Blocks and nested attributes of every nesting.
 *
 * @param name how it is called
 * @param one a block
 * @param many blocks in order
 * @param any blocks without an order
 * @param named blocks with labels
 * @param single a nested attribute
 * @param inOrder nested attributes in order
 * @param without nested attributes without an order
 * @param byKey nested attributes by key
 */
@ManagedResource("shapes")
public record Shapes(
    @Identity String name,
    @Block @Nullable Place one,
    @Block(max = 3) List<Place> many,
    @Block Set<Place> any,
    @Block Map<String, Part> named,
    @Nullable Place single,
    @Nullable List<Part> inOrder,
    @Nullable Set<Place> without,
    @Nullable Map<String, Part> byKey) {
  /**
   * A part.
   *
   * @param text what it says
   * @param count how often
   */
  public record Part(String text, @Default("1") int count) {}
}
