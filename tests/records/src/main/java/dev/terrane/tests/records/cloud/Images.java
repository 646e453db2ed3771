package dev.terrane.tests.records.cloud;

import dev.terrane.provider.DataSource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Images to start machines from.
 *
 * @param filter which ones
 * @param nameRegex how they are called
 * @param images what was found
 */
@DataSource("images")
public record Images(
    @Block List<Filter> filter, @Nullable String nameRegex, @Computed List<Image> images) {
  /**
   * One thing that an image has to have.
   *
   * @param name what
   * @param values one of these
   */
  public record Filter(String name, Set<String> values) {}

  /**
   * An image.
   *
   * @param id the number that the cloud gives it
   * @param name how it is called
   * @param created when it was made, when that is known
   */
  public record Image(String id, String name, @Nullable Instant created) {}
}
