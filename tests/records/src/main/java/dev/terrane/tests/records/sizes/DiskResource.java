package dev.terrane.tests.records.sizes;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.sizes.DiskModel.Id;
import dev.terrane.tests.records.sizes.DiskModel.Input;
import dev.terrane.tests.records.sizes.DiskModel.Stored;
import java.util.Map;
import java.util.Optional;

/** Stores its inputs. */
final class DiskResource implements DiskModel.Resource<Map<String, Disk>> {
  @Override
  public Disk create(ApplyCall<Map<String, Disk>> call, Input in) {
    var made = in.toState();
    call.client().put(in.name(), made);
    return made;
  }

  @Override
  public Disk update(ApplyCall<Map<String, Disk>> call, Stored before, Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Disk> find(Call<Map<String, Disk>> call, Id id) {
    return Optional.ofNullable(call.client().get(id.name()));
  }

  @Override
  public void delete(Call<Map<String, Disk>> call, Stored last) {
    call.client().remove(last.name());
  }
}
