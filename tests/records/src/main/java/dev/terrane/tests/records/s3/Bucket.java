package dev.terrane.tests.records.s3;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A bucket.
 *
 * @param bucket how it is called
 * @param forceDestroy whether it is destroyed with what is in it
 * @param tagged its tags
 * @param settings its settings
 * @param corsRule who may look at it from elsewhere
 * @param grant who may do what
 */
@ManagedResource("bucket")
@Timeouts
public record Bucket(
    @Identity String bucket,
    @ConfigOnly @Default("false") boolean forceDestroy,
    @Embedded Tagged tagged,
    @Embedded Settings settings,
    @Block List<Cors> corsRule,
    @Block Set<Grant> grant) {

  /**
   * What is set for the whole bucket.
   *
   * @param region where it is
   * @param acl who may read it
   * @param policy who may do what, as JSON
   * @param versioned whether former versions are kept
   * @param arn its name in the whole world
   */
  public record Settings(
      @Computed(orSet = true) @RequiresReplace String region,
      @Computed(orSet = true) String acl,
      @Computed(orSet = true) @Json @Nullable String policy,
      @Computed(orSet = true) boolean versioned,
      @Computed(stable = true) String arn) {}

  /**
   * Who may look at it from elsewhere.
   *
   * @param allowedMethods how
   * @param maxAgeSeconds for how long a browser may remember it
   */
  public record Cors(Set<String> allowedMethods, @Default("0") int maxAgeSeconds) {}

  /**
   * Who may do what.
   *
   * @param email whoever has this address; everybody when left out
   * @param permissions what
   * @param grantee the number that the cloud knows him by
   */
  public record Grant(@Nullable String email, Set<String> permissions, @Computed String grantee) {}
}
