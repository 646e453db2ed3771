package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.SparseModel.Id;
import dev.terrane.tests.records.rows.SparseModel.Input;
import dev.terrane.tests.records.rows.SparseModel.Stored;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Stores its inputs, including nulls. */
final class SparseResource implements SparseModel.Resource<Memory<Sparse>>, SparseModel.Upgrading {
  @Override
  public Sparse create(ApplyCall<Memory<Sparse>> call, Input in) {
    call.checkpoint(in.stored());
    return written(call, in);
  }

  private static Sparse written(ApplyCall<Memory<Sparse>> call, Input in) {
    var group = in.group();
    var observed =
        new Sparse(
            in.name(),
            in.texts(),
            in.numbers(),
            in.keepers(),
            in.lists(),
            in.fallback(),
            coded(in.places()),
            new LinkedHashSet<>(coded(in.bag())),
            in.parts(),
            group == null ? null : new Sparse.Group(group.tags(), "g"),
            Arrays.asList("answer", null),
            Sparse.mirrored(in.texts()),
            in.strict());
    return call.client().put(in.name(), in.toStateFrom(observed));
  }

  private static List<@Nullable Place> coded(Collection<PlaceModel.@Nullable Input> places) {
    return places.stream()
        .<@Nullable Place>map(place -> place == null ? null : place.toState("code"))
        .toList();
  }

  @Override
  public Sparse update(ApplyCall<Memory<Sparse>> call, Stored before, Input in) {
    call.client().called("update " + in.since(before) + " " + before.strict());
    return written(call, in);
  }

  @Override
  public Optional<Sparse> find(Call<Memory<Sparse>> call, Id id) {
    return call.client().get(id.name());
  }

  @Override
  public void delete(Call<Memory<Sparse>> call, Stored last) {
    call.client().remove(last.name());
  }

  @Override
  public Stored upgrade(SparseV0 prior) {
    return new Stored(
        prior.name(),
        prior.words(),
        null,
        prior.keepers(),
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        prior.strict());
  }
}
