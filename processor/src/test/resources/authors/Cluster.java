package ubi;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.resource.ImportId;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A managed Kubernetes cluster. */
@ManagedResource(value = "kubernetes_cluster", version = 1, former = ClusterV0.class)
@ImportId("{project_id}/{location}/{name}")
@Timeouts(create = "45m", update = "1h", delete = "20m")
public record Cluster(
    @Identity @Computed(orSet = true) @Planned String projectId,
    @Identity String location,
    @Identity(mutable = true) @Pattern(regexp = "[a-z]+", flags = Pattern.Flag.DOTALL) String name,
    @RequiresReplace(when = "downgrade") String version,
    @RequiresReplace String workerSize,
    @Min(1) int workerNodes,
    @RequiresReplace @Computed(orSet = true) int cpNodes,
    @Computed(stable = true) String id,
    @Computed String state,
    @Computed(stable = true) @Nullable String endpoint,
    @Computed(changesWith = {"workerNodes", "version"}) List<Pool> pools) {

  /** A pool of workers. */
  public record Pool(String id, String name, int nodes) {}

  static boolean downgrade(String before, String after) {
    return after.compareTo(before) < 0;
  }
}
