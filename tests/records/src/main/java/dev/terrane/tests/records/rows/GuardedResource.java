package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.GuardedModel.Id;
import dev.terrane.tests.records.rows.GuardedModel.Input;
import dev.terrane.tests.records.rows.GuardedModel.Stored;
import java.util.Optional;

/** Stores its inputs. */
final class GuardedResource implements GuardedModel.Resource<Memory<Guarded>> {
  @Override
  public Guarded create(ApplyCall<Memory<Guarded>> call, Input in) {
    return call.client().put(in.name(), in.toState());
  }

  @Override
  public Guarded update(ApplyCall<Memory<Guarded>> call, Stored before, Input in) {
    call.client().called("update");
    return create(call, in);
  }

  @Override
  public Optional<Guarded> find(Call<Memory<Guarded>> call, Id id) {
    return call.client().get(id.name());
  }

  @Override
  public void delete(Call<Memory<Guarded>> call, Stored last) {
    call.client().remove(last.name());
  }
}
