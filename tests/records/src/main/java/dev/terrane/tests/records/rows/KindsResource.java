package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.KindsModel.Id;
import dev.terrane.tests.records.rows.KindsModel.Input;
import dev.terrane.tests.records.rows.KindsModel.Stored;
import java.util.Optional;

/** Keeps one of each kind. */
final class KindsResource implements KindsModel.Resource<Memory<Kinds>> {
  @Override
  public Kinds create(ApplyCall<Memory<Kinds>> call, Input in) {
    return call.client().put(in.name(), in.toState());
  }

  @Override
  public Kinds update(ApplyCall<Memory<Kinds>> call, Stored before, Input in) {
    call.client().called("update " + in.since(before));
    return create(call, in);
  }

  @Override
  public Optional<Kinds> find(Call<Memory<Kinds>> call, Id id) {
    return call.client().get(id.name());
  }

  @Override
  public void delete(Call<Memory<Kinds>> call, Stored last) {
    call.client().remove(last.name());
  }
}
