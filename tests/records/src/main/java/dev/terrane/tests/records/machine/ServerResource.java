package dev.terrane.tests.records.machine;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.machine.ServerModel.Id;
import dev.terrane.tests.records.machine.ServerModel.Input;
import dev.terrane.tests.records.machine.ServerModel.Stored;
import java.io.IOException;
import java.util.Optional;

/// Records its calls.
final class ServerResource implements ServerModel.Resource<Machines> {
  @Override
  public Server create(ApplyCall<Machines> call, Input in) throws IOException {
    call.client().called("create", in.name());
    return in.toState();
  }

  @Override
  public Server update(ApplyCall<Machines> call, Stored before, Input in) throws IOException {
    call.client().called("update", in.name());
    return in.toState();
  }

  @Override
  public Optional<Server> find(Call<Machines> call, Id id) {
    return Optional.empty();
  }

  @Override
  public Optional<Server> read(Call<Machines> call, Stored last) {
    return Optional.of(last.toState());
  }

  @Override
  public void delete(Call<Machines> call, Stored last) throws IOException {
    call.client().called("delete", last.name());
  }
}
