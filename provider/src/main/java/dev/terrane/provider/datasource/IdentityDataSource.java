package dev.terrane.provider.datasource;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.ResourceType;
import dev.terrane.provider.resource.Views;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaException;
import java.util.Optional;

/// A data source that is made of a managed resource: its arguments are the identity, and reading
/// the resource answers all else. Blocks become nested attributes; what the remote side does not
/// return (write-only and config-only attributes) is left out.
///
/// @param <C> the provider's client
public final class IdentityDataSource<C> implements HandleDataSource<C> {
  private final ResourceType<C, ?, ?, ?, ?, ?, ?> resource;

  private IdentityDataSource(ResourceType<C, ?, ?, ?, ?, ?, ?> resource) {
    this.resource = resource;
  }

  /// Makes a data source of a resource. Its schema and views are not looked at before they are
  /// needed.
  ///
  /// @param resource the resource; has an identity
  /// @param <C> the provider's client
  /// @return the data source, of the same name
  public static <C> IdentityDataSource<C> of(ResourceType<C, ?, ?, ?, ?, ?, ?> resource) {
    return new IdentityDataSource<>(resource);
  }

  @Override
  public String name() {
    return resource.name();
  }

  /// {@return the identity as arguments, all else computed}
  ///
  /// @throws SchemaException when the resource has no identity
  @Override
  public Schema schema() {
    return Lookup.schema(resource.schema());
  }

  @Override
  public ObjectView read(Call<C> call, ObjectView in) throws Exception {
    var identity = Lookup.identity(resource.schema(), in);
    var found = found(resource, call, identity);
    if (found.isEmpty()) {
      throw new Failure(
          "No such " + name(),
          "There is none with " + Lookup.text(identity, resource.schema()) + ".");
    }
    return ObjectView.of(Lookup.answer(found.get(), schema().members()));
  }

  /// Where the resource's own views meet.
  private static <C, S extends StoredState, T> Optional<ObjectValue> found(
      ResourceType<C, ?, ?, ?, S, T, ?> resource, Call<C> call, ObjectValue identity)
      throws Exception {
    Views<?, ?, ?, S, T, ?> views = resource.views();
    return resource.read(call, views.stored().decode(identity)).map(views.state()::encode);
  }
}
