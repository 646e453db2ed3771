package dev.terrane.tests.records.inventory;

import dev.terrane.provider.Value;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.list.Pages;
import dev.terrane.provider.validation.Findings;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;

/// Lists the items, in pages of two.
final class ItemLister implements ItemFilterModel.Lister<Inventory>, ItemFilterModel.Validating {
  @Override
  public void validate(ItemFilterModel.Config config, Findings findings) {
    if (config.failingPage() instanceof Value.Known<Integer>(var page) && page < 0) {
      findings.error(ItemFilterModel.FAILING_PAGE, "No such page", "Write 0 or more.");
    }
  }

  @Override
  public Stream<Listed<ItemModel.Id, Item>> list(ListCall<Inventory> call, ItemFilter in) {
    return Pages.<Integer, Inventory.Page>of(
            number -> page(call, in, number.orElse(0)), Inventory.Page::next)
        .flatMap(page -> page.names().stream())
        .filter(name -> in.prefix() == null || name.startsWith(in.prefix()))
        .map(
            name -> Listed.ifFound(new ItemModel.Id(name), "Item " + name, () -> read(call, name)));
  }

  private static Inventory.Page page(ListCall<Inventory> call, ItemFilter in, int number)
      throws IOException {
    if (in.failingPage() != null && in.failingPage() == number) {
      throw new IOException("page " + number + " cannot be fetched");
    }
    return call.client().page(number);
  }

  private static Optional<Item> read(ListCall<Inventory> call, String name) throws IOException {
    call.client().called("read " + name);
    return ItemResource.read(call.client(), name);
  }
}
