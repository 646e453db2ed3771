package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.ProviderFunction;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import jakarta.validation.constraints.Size;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collections whose elements may be null.
 *
 * @param name how it is called
 * @param texts texts
 * @param numbers numbers
 * @param keepers texts by key
 * @param lists lists by key
 * @param fallback what is there when nothing is written
 * @param places nested attributes in order
 * @param bag nested attributes without an order
 * @param parts nested attributes by key
 * @param group a block with such a collection inside
 * @param answered what the remote side says
 * @param mirrored the texts, backwards
 * @param strict texts that are never null
 */
@ManagedResource(value = "sparse", version = 1, former = SparseV0.class)
public record Sparse(
    @Identity String name,
    @Nullable List<@Nullable @Size(max = 3) String> texts,
    @Nullable Set<@Nullable Integer> numbers,
    @NullIsNotEmpty @Nullable Map<String, @Nullable String> keepers,
    @Nullable Map<String, @Nullable List<@Nullable String>> lists,
    @Default(constant = "FALLBACK") List<@Nullable String> fallback,
    @Nullable List<@Nullable Place> places,
    @Nullable Set<@Nullable Place> bag,
    @NullIsNotEmpty @Nullable Map<String, @Nullable Part> parts,
    @Block @Nullable Group group,
    @Computed List<@Nullable String> answered,
    @Derived List<@Nullable String> mirrored,
    @Nullable List<String> strict) {
  static final List<@Nullable String> FALLBACK = Arrays.asList("a", null);

  /**
   * A part.
   *
   * @param text what it says
   * @param more what it says as well
   */
  public record Part(String text, @Nullable List<@Nullable String> more) {}

  /**
   * A group.
   *
   * @param tags texts by key
   * @param id what it is known by
   */
  public record Group(Map<String, @Nullable String> tags, @Computed String id) {}

  /**
   * An argument of a function.
   *
   * @param text what it says
   * @param more what it says as well
   */
  public record Line(String text, List<@Nullable String> more) {}

  static List<@Nullable String> mirrored(@Nullable List<@Nullable String> texts) {
    return texts == null ? List.of() : texts.reversed();
  }

  /**
   * Texts by their number.
   *
   * @param texts the texts
   * @return the same texts
   */
  @ProviderFunction("numbered")
  static Map<String, @Nullable String> numbered(List<@Nullable String> texts) {
    var numbered = new LinkedHashMap<String, @Nullable String>();
    texts.forEach(text -> numbered.put("n" + numbered.size(), text));
    return numbered;
  }

  /**
   * The last words of lines.
   *
   * @param lines the lines
   * @return their last words
   */
  @ProviderFunction("texts")
  static List<@Nullable String> textsOf(List<@Nullable Line> lines) {
    return lines.stream()
        .<@Nullable String>map(line -> line == null ? "none" : line.more().getLast())
        .toList();
  }
}
