package dev.terrane.tests.docs.parts;

import dev.terrane.provider.DataSource;
import dev.terrane.provider.attribute.Computed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Zones that firewalls can stand in.
 *
 * @param continent where to look; everywhere when left out
 * @param zones what was found
 */
@DataSource("zones")
public record Zones(@Nullable String continent, @Computed List<Zone> zones) {
  /**
   * A zone.
   *
   * @param name how it is called
   * @param continent where it is
   */
  public record Zone(String name, String continent) {}
}
