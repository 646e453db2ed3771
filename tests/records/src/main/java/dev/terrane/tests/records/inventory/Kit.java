package dev.terrane.tests.records.inventory;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.DeprecatedArgument;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.WriteOnly;
import dev.terrane.provider.combination.ConflictsWith;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A kit, with an argument of each sort and a part in each nesting.
 *
 * @param name its name
 * @param pieces the number of pieces
 * @param weight its weight
 * @param serial its number
 * @param zone where it is; chosen by the remote side if it is not set
 * @param region the earlier name of zone
 * @param sizeMb its size
 * @param sizeGb its size
 * @param pin opens it
 * @param note what is said about it
 * @param tags its tags
 * @param lid nested attribute
 * @param shelves nested attributes in a list
 * @param labels nested attributes in a set
 * @param drawers nested attributes in a map
 * @param cover block
 * @param shelf blocks in a list
 * @param label blocks in a set
 * @param drawer blocks in a map
 */
@ManagedResource("kit")
public record Kit(
    @Identity String name,
    @Default("1") int pieces,
    @Default("1") int weight,
    @Computed String serial,
    @Computed(orSet = true) String zone,
    @Computed(orSet = true) @DeprecatedArgument("use zone") String region,
    @Computed(orSet = true) @ConflictsWith("sizeGb") int sizeMb,
    @Computed(orSet = true) int sizeGb,
    @WriteOnly @Nullable String pin,
    @Nullable String note,
    @Nullable Map<String, String> tags,
    @Nullable Section lid,
    @Nullable List<Section> shelves,
    @Nullable Set<Section> labels,
    @Nullable Map<String, Section> drawers,
    @Block @Nullable Section cover,
    @Block List<Section> shelf,
    @Block Set<Section> label,
    @Block Map<String, Section> drawer) {

  /**
   * A section of a kit.
   *
   * @param name its name
   * @param depth its depth
   * @param code its number
   * @param hint what is said about it
   */
  public record Section(
      String name, @Default("2") int depth, @Computed String code, @Nullable String hint) {}
}
