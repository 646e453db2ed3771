package dev.terrane.tests.records.depot;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.ObjectType;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.yaml.Yaml;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A crate.
 *
 * @param name letters; the first attempt to delete the crate "stuck" fails
 * @param level may be set and may rise, but is neither lowered nor removed in place
 * @param hold how long it stays
 * @param access who may open it
 * @param policy JSON, to which the depot adds its owner
 * @param manifest YAML, to which the depot adds a comment
 * @param marks texts that say something
 * @param gate ranges of gates that it may pass
 * @param origin where it comes from
 * @param seals who has sealed it
 * @param region where it stands
 */
@ManagedResource("crate")
public record Crate(
    @RequiresReplace @Pattern(regexp = "[a-z]+") String name,
    @RequiresReplace(when = "falls") @Nullable Integer level,
    @Nullable Duration hold,
    @Nullable CrateAccess access,
    @Json(subset = true) @Nullable String policy,
    @Yaml @Nullable String manifest,
    @Nullable List<@NotBlank String> marks,
    @Block List<Gate> gate,
    @ObjectType @Nullable Origin origin,
    @ObjectType @Nullable List<Seal> seals,
    @Computed(stable = true) String region) {

  /** The persons that may open a crate. */
  public enum CrateAccess {
    OWNER_ONLY,
    EVERYBODY
  }

  /**
   * A range of gates.
   *
   * @param from its first number
   * @param to its last number
   */
  public record Gate(@Min(1) int from, @Min(1) int to) {}

  /**
   * A place on the coast.
   *
   * @param port its name
   * @param berth where the ship lay
   */
  public record Origin(String port, @Nullable Berth berth) {}

  /**
   * A place in a port.
   *
   * @param number its number
   * @param sides its sides
   */
  public record Berth(int number, @Nullable List<String> sides) {}

  /**
   * A seal.
   *
   * @param by who made it
   * @param broken whether it is broken
   */
  public record Seal(@CaseInsensitive String by, @Nullable Boolean broken) {}

  static boolean falls(@Nullable Integer before, @Nullable Integer after) {
    return before != null && (after == null || after < before);
  }
}
