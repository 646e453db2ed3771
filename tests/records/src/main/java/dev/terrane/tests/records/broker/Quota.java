package dev.terrane.tests.records.broker;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A quota of a user.
 *
 * @param id its id
 * @param user the user
 * @param limits the limits
 * @param topics the topics to which it applies; all, if there are none
 * @param note a text
 */
@ManagedResource(value = "quota", version = 1)
public record Quota(
    @Computed(stable = true) String id,
    @Identity String user,
    Limits limits,
    @Nullable Set<String> topics,
    @Nullable String note) {

  /**
   * Bytes in each second.
   *
   * @param produce the limit of producers
   * @param consume the limit of consumers
   */
  public record Limits(long produce, @Default("1000") long consume) {}
}
