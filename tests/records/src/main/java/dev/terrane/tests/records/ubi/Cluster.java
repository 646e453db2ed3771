package dev.terrane.tests.records.ubi;

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

/**
 * A managed Kubernetes cluster.
 *
 * @param projectId the project; the provider's project when left out
 * @param location where it runs
 * @param name how it is called; can change
 * @param version Kubernetes version; an upgrade is done in place, a downgrade is a new cluster
 * @param workerSize the size of the workers
 * @param workerNodes the number of workers
 * @param cpNodes the number of nodes of the control plane
 * @param id the number that the cloud gives it
 * @param state what it does at the moment
 * @param endpoint where its API is
 * @param pools its pools of workers
 */
@ManagedResource("kubernetes_cluster")
@ImportId("{project_id}/{location}/{name}")
@Timeouts(create = "45m", update = "60m", delete = "20m")
public record Cluster(
    @Identity @Computed(orSet = true) @Planned String projectId,
    @Identity String location,
    @Identity(mutable = true) @Pattern(regexp = "[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?") String name,
    @RequiresReplace(when = "downgrade") String version,
    @RequiresReplace String workerSize,
    @Min(1) int workerNodes,
    @RequiresReplace @Computed(orSet = true) int cpNodes,
    @Computed(stable = true) String id,
    @Computed String state,
    @Computed(stable = true) @Nullable String endpoint,
    @Computed(changesWith = {"workerNodes", "version"}) List<Pool> pools) {

  /**
   * A pool of workers.
   *
   * @param id the number that the cloud gives it
   * @param name how it is called
   * @param nodes how many workers it has
   */
  public record Pool(String id, String name, int nodes) {}

  static boolean downgrade(String before, String after) {
    return after.compareTo(before) < 0;
  }
}
