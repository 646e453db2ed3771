package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.DeepModel.Id;
import dev.terrane.tests.records.rows.DeepModel.Input;
import dev.terrane.tests.records.rows.DeepModel.OuterInput;
import dev.terrane.tests.records.rows.DeepModel.Stored;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A resource that requires no `update`. */
final class DeepResource implements DeepModel.Resource<Memory<Deep>> {
  @Override
  public Deep create(ApplyCall<Memory<Deep>> call, Input in) {
    call.client().called("create " + in.options().quiet());
    var observed =
        new Deep(
            new Deep.Key(in.key().name()),
            new Deep.Open(7, 8, 0.5, List.of("chosen"), Kinds.Colour.RED),
            in.outer().stream().map(DeepResource::coded).toList(),
            in.options(),
            Map.of("a", new Deep.Seen("seen")));
    return call.client().put(in.key().name(), in.toStateFrom(observed));
  }

  private static Deep.Outer coded(OuterInput outer) {
    var inner = new HashSet<Deep.Inner>();
    outer.inner().forEach(one -> inner.add(new Deep.Inner(one.text(), one.text().length())));
    return new Deep.Outer(outer.name(), "?", "code of " + outer.name(), inner);
  }

  @Override
  public Optional<Deep> find(Call<Memory<Deep>> call, Id id) {
    return call.client().get(id.name());
  }

  @Override
  public void delete(Call<Memory<Deep>> call, Stored last) {
    call.client().called("delete");
    call.client().remove(last.key().name());
  }
}
