package ${package};

import ${package}.ItemModel.Id;
import ${package}.ItemModel.Input;
import ${package}.ItemModel.Stored;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.util.Optional;

/** Creates, changes, finds and deletes items. */
final class ItemResource implements ItemModel.Resource<${prefix}Client> {
  @Override
  public Item create(ApplyCall<${prefix}Client> call, Input in) throws IOException {
    try {
      call.client().create(in.name(), in.text());
    } catch (FileAlreadyExistsException e) {
      throw ItemModel.NAME.error(
          "Item exists", "An item " + in.name() + " exists. Import it, or choose another name.");
    }
    return in.toState();
  }

  @Override
  public Item update(ApplyCall<${prefix}Client> call, Stored before, Input in)
      throws IOException {
    call.client().update(in.name(), in.text());
    return in.toState();
  }

  /** For refresh and import: the actual values. Empty if the item does not exist. */
  @Override
  public Optional<Item> find(Call<${prefix}Client> call, Id id) throws IOException {
    return call.client().find(id.name()).map(text -> ItemModel.found(id.name(), text));
  }

  @Override
  public void delete(Call<${prefix}Client> call, Stored last) throws IOException {
    call.client().delete(last.name());
  }
}
