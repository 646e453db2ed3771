package shapes;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.attribute.WriteOnly;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Every shape that a component can have. */
@ManagedResource("everything")
public record Everything(
    @Identity @Computed String id,
    boolean on,
    int small,
    @Nullable Long large,
    double ratio,
    float share,
    @Computed(orSet = true) float weight,
    @Default("0.5") float scale,
    BigDecimal exact,
    Color color,
    Duration pause,
    @Nullable Instant since,
    CtyValue anything,
    @Nullable String note,
    @Default("0644") String mode,
    @Default("3") int amount,
    List<String> list,
    @Nullable Set<Integer> set,
    @Nullable Map<String, Double> map,
    @Nullable @NullIsNotEmpty List<String> strict,
    List<List<String>> lists,
    List<@Nullable String> gaps,
    @Nullable Set<@Nullable Integer> holes,
    @Nullable @NullIsNotEmpty Map<String, @Nullable Duration> pauses,
    Map<String, List<@Nullable String>> deepGaps,
    List<@Nullable List<String>> gapLists,
    @Computed List<@Nullable String> blanks,
    @Computed(orSet = true) @Nullable List<@Nullable String> chosenGaps,
    @Computed(orSet = true) int size,
    @Computed(orSet = true) String zone,
    @Computed(orSet = true) @Nullable Set<String> groups,
    @Computed String state,
    @Computed(stable = true) @Nullable String endpoint,
    @Computed @Planned({"note", "mode"}) String label,
    @Derived String shout,
    @WriteOnly @Nullable String secret,
    @ConfigOnly @Default("false") boolean keep,
    Simple simple,
    @Nullable Simple maybe,
    List<Simple> simples,
    @Nullable Map<String, Simple> named,
    Item item,
    @Nullable Item another,
    @Nullable List<Item> items,
    Set<Item> bag,
    @Nullable Map<String, Item> labelled,
    @Computed(orSet = true) Item chosen,
    @Computed(orSet = true) @Nullable List<Item> chosenItems,
    @Nullable @NullIsNotEmpty List<Item> strictItems,
    @Nullable @NullIsNotEmpty Map<String, Item> strictNamed,
    @Computed(orSet = true) @Nullable @NullIsNotEmpty Set<Item> strictChosen,
    List<@Nullable Simple> looseSimples,
    @Nullable List<@Nullable Item> looseItems,
    Set<@Nullable Item> looseBag,
    @Nullable @NullIsNotEmpty Map<String, @Nullable Item> looseNamed,
    @Computed(orSet = true) @Nullable Map<String, @Nullable Item> looseChosen,
    @Computed List<Fact> facts,
    @Computed Map<String, @Nullable Fact> looseFacts,
    @Block Simple block,
    @Block @Nullable Item maybeBlock,
    @Block List<Item> blockList,
    @Block Set<Item> blockSet,
    @Block Map<String, Simple> blockMap,
    @Embedded Part part) {

  public enum Color {
    RED,
    GREEN
  }

  /** Arguments alone. */
  public record Simple(String a, @Default("5") int b, @Nullable List<String> c) {}

  /** With an answer inside. */
  public record Item(
      String name,
      @Nullable Integer weight,
      @Default("x") String kind,
      @Nullable Set<String> marks,
      @Nullable @NullIsNotEmpty Set<String> strictMarks,
      @Nullable @NullIsNotEmpty List<Deep> strictDeeps,
      @Nullable Map<String, @Nullable Deep> looseDeeps,
      @Computed(orSet = true) long rank,
      @Computed String answer,
      @Derived String upper,
      Deep deep,
      List<Deep> deeps) {
    static String upper(String name) {
      return name + "!";
    }
  }

  /** Deeper. */
  public record Deep(String x, @Computed @Nullable String y) {}

  /** An answer. */
  public record Fact(String key, @Nullable String value) {}

  /** Part of the resource. */
  public record Part(
      String first, @Nullable String second, @Computed(orSet = true) String third, Deep inner) {}

  static String shout(String mode, @Nullable String note) {
    return mode + "/" + note;
  }
}
