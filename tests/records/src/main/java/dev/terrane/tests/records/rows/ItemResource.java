package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.ItemModel.Id;
import dev.terrane.tests.records.rows.ItemModel.Input;
import dev.terrane.tests.records.rows.ItemModel.Stored;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Stores items, and records its calls. */
final class ItemResource implements ItemModel.Resource<Memory<Item>> {
  @Override
  public String planLabel(Memory<Item> client, @Nullable String note) {
    return note == null ? "nothing to say" : "note: " + note;
  }

  @Override
  public Item create(ApplyCall<Memory<Item>> call, Input in) {
    call.client().called("create pin " + in.pin() + " region " + in.region());
    return kept(call, in, "id of " + in.name(), 1);
  }

  @Override
  public Item update(ApplyCall<Memory<Item>> call, Stored before, Input in) {
    var changed = in.since(before);
    call.client().called("update pin " + in.pin() + " changes " + changed);
    call.client().remove(before.zone() + "/" + before.name());
    var revision = before.revision() == null ? 1 : Integer.parseInt(before.revision()) + 1;
    return kept(call, in, before.id() == null ? "?" : before.id(), revision);
  }

  private static Item kept(ApplyCall<Memory<Item>> call, Input in, String id, int revision) {
    var item = in.toState(Integer.toString(revision), id, "rack " + in.size(), "eu");
    return call.client().put(item.address(), item);
  }

  @Override
  public Optional<Item> find(Call<Memory<Item>> call, Id id) {
    return call.client().get(id.zone() + "/" + id.name());
  }

  @Override
  public void delete(Call<Memory<Item>> call, Stored last) {
    call.client().called("delete force " + last.force());
    call.client().remove(last.zone() + "/" + last.name());
  }
}
