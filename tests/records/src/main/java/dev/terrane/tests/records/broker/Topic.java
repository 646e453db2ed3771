package dev.terrane.tests.records.broker;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.RequiresReplace;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A topic.
 *
 * @param id the name
 * @param name the name
 * @param partitions the number of its partitions
 * @param segments the number of its segments
 * @param cleanup what happens to old records, in any case
 * @param policy who may use it, as JSON
 * @param owner the owner, in any case
 * @param tags labels
 * @param listener where it is served
 */
@ManagedResource("topic")
@Timeouts(create = "20m")
public record Topic(
    @Derived String id,
    @Identity @NotBlank String name,
    @Min(1) @RequiresReplace(when = "shrinks") int partitions,
    @Computed(changesWith = "partitions") int segments,
    @Default("delete") @CaseInsensitive String cleanup,
    @Json @Nullable String policy,
    @CaseInsensitive String owner,
    @Nullable Map<String, String> tags,
    @Block Set<Listener> listener) {

  /**
   * Where a topic is served.
   *
   * @param host the host
   * @param port the port
   */
  public record Listener(String host, @Default("9092") int port) {}

  static String id(String name) {
    return name;
  }

  static boolean shrinks(int before, int after) {
    return after < before;
  }
}
