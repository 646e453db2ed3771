package dev.terrane.tests.docs.parts;

import dev.terrane.provider.DataSource;
import dev.terrane.provider.attribute.Computed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Zones for firewalls.
 *
 * @param continent continent of the zones; all by default
 * @param zones zones
 */
@DataSource("zones")
public record Zones(@Nullable String continent, @Computed List<Zone> zones) {
  /**
   * A zone.
   *
   * @param name name of the zone
   * @param continent continent of the zone
   */
  public record Zone(String name, String continent) {}
}
