package s3;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@ManagedResource("bucket")
@Timeouts(delete = "5m", others = "20m")
record Bucket(
    @Identity String bucket,
    @ConfigOnly @Default("false") boolean forceDestroy,
    @Embedded Tagged tagged,
    @Embedded Settings settings,
    @Block(min = 1, max = 3) List<Cors> corsRule,
    @Block Set<Grant> grant,
    @Nullable Map<String, Cors> named,
    @Computed List<Cors> effective) {

  record Settings(
      @Computed(orSet = true) @RequiresReplace String region,
      @Computed(orSet = true) @Nullable String policy,
      @Computed(stable = true) String arn) {}

  record Cors(Set<String> allowedMethods, @Nullable Integer maxAgeSeconds) {}

  record Grant(@Nullable String email, Set<String> permissions, @Computed String grantee) {}
}
