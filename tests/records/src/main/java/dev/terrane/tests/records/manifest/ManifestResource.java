package dev.terrane.tests.records.manifest;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.records.manifest.ManifestModel.Config;
import dev.terrane.tests.records.manifest.ManifestModel.Id;
import dev.terrane.tests.records.manifest.ManifestModel.Input;
import dev.terrane.tests.records.manifest.ManifestModel.Plan;
import dev.terrane.tests.records.manifest.ManifestModel.Stored;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Predicts the object with a dry run in the cluster. */
final class ManifestResource implements ManifestModel.Resource<Kube>, ManifestModel.Planning<Kube> {
  @Override
  public Plan plan(PlanCall<Kube> call, Config config, @Nullable Stored before, Plan proposed) {
    var stated = before == null ? null : before.manifest();
    var changes = stated == null || !config.manifest().equals(Value.known(stated));
    return call.client()
        .filter(_ -> changes)
        .map(kube -> proposed.withObject(config.manifest().map(kube::dryRun)))
        .orElse(proposed);
  }

  @Override
  public Manifest create(ApplyCall<Kube> call, Input in) {
    return in.toState(call.client().apply(in.name(), in.manifest()));
  }

  @Override
  public Manifest update(ApplyCall<Kube> call, Stored before, Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Manifest> find(Call<Kube> call, Id id) {
    return call.client()
        .get(id.name())
        .map(object -> ManifestModel.found(id.name(), List.of("uid"), object));
  }

  @Override
  public void delete(Call<Kube> call, Stored last) {
    call.client().delete(last.name());
  }
}
