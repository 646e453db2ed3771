package dev.terrane.tests.records.inventory;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.inventory.ItemModel.Id;
import dev.terrane.tests.records.inventory.ItemModel.Input;
import dev.terrane.tests.records.inventory.ItemModel.Stored;
import java.io.IOException;
import java.util.Optional;

/// Keeps a file for each item, which contains its color.
final class ItemResource implements ItemModel.Resource<Inventory> {
  /// The item with a name.
  static Optional<Item> read(Inventory inventory, String name) throws IOException {
    return inventory.find(name).map(color -> new Item(name, color, null, serial(name)));
  }

  private static String serial(String name) {
    return "serial-" + name;
  }

  @Override
  public Item create(ApplyCall<Inventory> call, Input in) throws IOException {
    call.client().put(in.name(), in.color());
    return in.toState(serial(in.name()));
  }

  @Override
  public Item update(ApplyCall<Inventory> call, Stored before, Input in) throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<Item> find(Call<Inventory> call, Id id) throws IOException {
    return read(call.client(), id.name());
  }

  @Override
  public void delete(Call<Inventory> call, Stored last) throws IOException {
    call.client().remove(last.name());
  }
}
