package ${package};

import ${package}.ItemsModel.Input;
import dev.terrane.provider.Call;
import java.io.IOException;

/** Reads the names of items. */
final class ItemsDataSource implements ItemsModel.Reader<${prefix}Client> {
  @Override
  public Items read(Call<${prefix}Client> call, Input in) throws IOException {
    var names = call.client().names();
    return in.toState(names.stream().filter(name -> name.startsWith(in.prefix())).toList());
  }
}
