package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.resource.StateUpgrader;
import dev.terrane.tests.records.rows.FenceModel.Id;
import dev.terrane.tests.records.rows.FenceModel.Input;
import dev.terrane.tests.records.rows.FenceModel.Stored;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Stores fences; the remote side adds a door to each. */
final class FenceResource implements FenceModel.Resource<Memory<Fence>>, FenceModel.Upgrading {
  private static final Pattern TITLE = Pattern.compile("\"(?:title|label)\":\"(.*?)\"");

  @Override
  public List<StateUpgrader<Stored>> stateUpgraders() {
    return List.of(StateUpgrader.ofJson(0, FenceResource::upgraded));
  }

  /** Version 0 had two names for the same attribute. */
  private static Stored upgraded(String json) {
    var title = TITLE.matcher(json);
    if (!title.find()) {
      throw new Failure("No title", "The stored fence has no title.");
    }
    return new Stored(title.group(1), null, null);
  }

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
