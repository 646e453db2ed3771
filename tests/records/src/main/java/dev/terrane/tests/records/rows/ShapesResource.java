package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.ShapesModel.Id;
import dev.terrane.tests.records.rows.ShapesModel.Input;
import dev.terrane.tests.records.rows.ShapesModel.Stored;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Returns a code for each place. */
final class ShapesResource implements ShapesModel.Resource<Memory<Shapes>> {
  @Override
  public Shapes create(ApplyCall<Memory<Shapes>> call, Input in) {
    var observed =
        new Shapes(
            in.name(),
            in.one() == null ? null : coded(in.one()),
            in.many().stream().map(ShapesResource::coded).toList(),
            coded(in.any()),
            in.named(),
            in.single() == null ? null : coded(in.single()),
            List.of(),
            coded(in.without()),
            null);
    return call.client().put(in.name(), in.toStateFrom(observed));
  }

  private static Set<Place> coded(Set<PlaceModel.Input> places) {
    var coded = new HashSet<Place>();
    places.forEach(place -> coded.add(coded(place)));
    return coded;
  }

  private static Place coded(PlaceModel.Input place) {
    return new Place(place.name(), place.level(), "code of " + place.name());
  }

  @Override
  public Shapes update(ApplyCall<Memory<Shapes>> call, Stored before, Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Shapes> find(Call<Memory<Shapes>> call, Id id) {
    return call.client().get(id.name());
  }

  @Override
  public void delete(Call<Memory<Shapes>> call, Stored last) {
    call.client().remove(last.name());
  }
}
