package dev.terrane.tests.records.ubi;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.ubi.ClusterModel.Id;
import dev.terrane.tests.records.ubi.ClusterModel.Input;
import dev.terrane.tests.records.ubi.ClusterModel.Stored;
import java.io.IOException;
import java.util.Optional;

/** Creates clusters, waits for them, and changes one thing after the other. */
final class ClusterResource implements ClusterModel.Resource<Ubicloud> {
  @Override
  public String planProjectId(Ubicloud cloud) {
    return cloud.defaultProject();
  }

  @Override
  public Cluster create(ApplyCall<Ubicloud> call, Input in)
      throws IOException, InterruptedException {
    var order =
        new Ubicloud.Order(
            in.name(), in.version(), in.workerSize(), in.workerNodes(), in.cpNodes());
    call.client().clusters(in.projectId(), in.location()).create(order);
    var made = call.checkpoint(in.stored());
    return in.toStateFrom(running(call, made.toId()));
  }

  @Override
  public Cluster update(ApplyCall<Ubicloud> call, Stored before, Input in)
      throws IOException, InterruptedException {
    var clusters = call.client().clusters(in.projectId(), in.location());
    var done = before;
    var changed = in.since(before);
    if (changed.has(ClusterModel.NAME)) {
      clusters.rename(before.name(), in.name());
      done = call.checkpoint(done.withName(in.name()));
    }
    if (changed.has(ClusterModel.VERSION)) {
      clusters.upgrade(in.name(), in.version());
      running(call, done.toId());
      done = call.checkpoint(done.withVersion(in.version()));
    }
    if (changed.has(ClusterModel.WORKER_NODES)) {
      clusters.resize(in.name(), in.workerNodes());
    }
    return in.toStateFrom(running(call, done.toId()));
  }

  @Override
  public Optional<Cluster> find(Call<Ubicloud> call, Id id) throws IOException {
    var found = call.client().clusters(id.projectId(), id.location()).get(id.name());
    return found.map(remote -> reported(id, remote));
  }

  private static Cluster reported(Id id, Ubicloud.Remote remote) {
    var order = remote.order();
    return new Cluster(
        id.projectId(),
        id.location(),
        order.name(),
        order.version(),
        order.size(),
        order.nodes(),
        remote.cpNodes(),
        remote.id(),
        remote.state(),
        "https://" + remote.id(),
        remote.pools());
  }

  @Override
  public void delete(Call<Ubicloud> call, Stored last) throws IOException, InterruptedException {
    call.client().clusters(last.projectId(), last.location()).delete(last.name());
    call.await("cluster to be gone", () -> find(call, last.toId())).until(Optional::isEmpty);
  }

  private Cluster running(Call<Ubicloud> call, Id id) throws InterruptedException {
    return call.await("cluster to run", () -> find(call, id).orElseThrow())
        .failWhen(one -> one.state().startsWith("no capacity"), Cluster::state)
        .until(one -> one.state().equals("running"));
  }
}
