package dev.terrane.tests.records.inventory;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.inventory.Kit.Section;
import dev.terrane.tests.records.inventory.KitModel.Id;
import dev.terrane.tests.records.inventory.KitModel.Input;
import dev.terrane.tests.records.inventory.KitModel.Stored;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Kits that cannot be created: each name is that of one which exists.
final class KitResource implements KitModel.Resource<Inventory> {
  private static Section section(String name, int depth) {
    return new Section(name, depth, "code-" + name, depth == 2 ? null : "deep");
  }

  private static Kit kit(String name) {
    var sections = List.of(section("a", 2), section("b", 3));
    return new Kit(
        name,
        1,
        7,
        "serial-" + name,
        "north",
        "north",
        2048,
        2,
        null,
        "",
        Map.of("color", "red"),
        sections.getFirst(),
        sections,
        Set.copyOf(sections),
        Map.of("x", sections.getFirst(), "y", sections.getLast()),
        sections.getLast(),
        sections,
        Set.copyOf(sections),
        Map.of("x", sections.getFirst(), "y", sections.getLast()));
  }

  @Override
  public Kit create(ApplyCall<Inventory> call, Input in) {
    throw new IllegalStateException("a kit cannot be created");
  }

  @Override
  public Kit update(ApplyCall<Inventory> call, Stored before, Input in) {
    throw new IllegalStateException("a kit cannot be changed");
  }

  @Override
  public Optional<Kit> find(Call<Inventory> call, Id id) {
    return Optional.of(kit(id.name()));
  }

  @Override
  public void delete(Call<Inventory> call, Stored last) {}
}
