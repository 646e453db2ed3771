package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.FenceModel.Id;
import dev.terrane.tests.records.rows.FenceModel.Input;
import dev.terrane.tests.records.rows.FenceModel.Stored;
import java.util.Optional;
import java.util.Set;

/** Stores fences; the remote side adds a door to each. */
final class FenceResource implements FenceModel.Resource<Memory<Fence>> {
  @Override
  public Fence create(ApplyCall<Memory<Fence>> call, Input in) {
    var doors = call.client().get(in.name()).map(Fence::doors).orElse(Set.of(new Fence.Gate("n")));
    return call.client().put(in.name(), in.toState(doors));
  }

  @Override
  public Fence update(ApplyCall<Memory<Fence>> call, Stored before, Input in) {
    call.client().called("update " + in.since(before));
    return create(call, in);
  }

  @Override
  public Optional<Fence> find(Call<Memory<Fence>> call, Id id) {
    return call.client().get(id.name());
  }

  @Override
  public void delete(Call<Memory<Fence>> call, Stored last) {
    call.client().remove(last.name());
  }
}
