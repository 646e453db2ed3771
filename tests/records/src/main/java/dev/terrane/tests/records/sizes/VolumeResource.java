package dev.terrane.tests.records.sizes;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.sizes.VolumeModel.Id;
import dev.terrane.tests.records.sizes.VolumeModel.Input;
import dev.terrane.tests.records.sizes.VolumeModel.Stored;
import java.util.Map;
import java.util.Optional;

/** Stores its inputs. */
final class VolumeResource implements VolumeModel.Resource<Map<String, Volume>> {
  @Override
  public Volume create(ApplyCall<Map<String, Volume>> call, Input in) {
    var made = in.toState();
    call.client().put(in.name(), made);
    return made;
  }

  @Override
  public Volume update(ApplyCall<Map<String, Volume>> call, Stored before, Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Volume> find(Call<Map<String, Volume>> call, Id id) {
    return Optional.ofNullable(call.client().get(id.name()));
  }

  @Override
  public void delete(Call<Map<String, Volume>> call, Stored last) {
    call.client().remove(last.name());
  }
}
