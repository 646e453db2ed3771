package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.FormatsModel.Id;
import dev.terrane.tests.records.rows.FormatsModel.Input;
import dev.terrane.tests.records.rows.FormatsModel.Stored;
import java.util.Optional;

/** Keeps one of each format. */
final class FormatsResource implements FormatsModel.Resource<Memory<Formats>> {
  @Override
  public Formats create(ApplyCall<Memory<Formats>> call, Input in) {
    return call.client().put(in.id().toString(), in.toState());
  }

  @Override
  public Formats update(ApplyCall<Memory<Formats>> call, Stored before, Input in) {
    call.client().called("update " + in.since(before));
    return create(call, in);
  }

  @Override
  public Optional<Formats> find(Call<Memory<Formats>> call, Id id) {
    return call.client().get(id.id().toString());
  }

  @Override
  public void delete(Call<Memory<Formats>> call, Stored last) {
    call.client().remove(last.id().toString());
  }
}
