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

/// A data source generated from a managed resource. The identity attributes are its arguments; all
/// other attributes are read with the resource's `read`. Blocks become nested attributes.
/// Attributes that the remote side does not return (write-only and config-only) are omitted.
///
/// @param <C> the provider's client
public final class IdentityDataSource<C> implements HandleDataSource<C> {
  private final ResourceType<C, ?, ?, ?, ?, ?, ?> resource;

  private IdentityDataSource(ResourceType<C, ?, ?, ?, ?, ?, ?> resource) {
    this.resource = resource;
  }

  /// Creates a data source from a resource. Schema and views of the resource are read when they are
  /// first needed.
  ///
  /// @param resource the resource; must have an identity
  /// @param <C> the provider's client
  /// @return the data source, with the name of the resource
  public static <C> IdentityDataSource<C> of(ResourceType<C, ?, ?, ?, ?, ?, ?> resource) {
    return new IdentityDataSource<>(resource);
  }

  @Override
  public String name() {
    return resource.name();
  }

  /// {@return a schema with the identity attributes as arguments and all others computed}
  ///
  /// @throws SchemaException when the resource has no identity
  @Override
  public Schema schema() {
    return DataSourceConversion.schema(resource.schema());
  }

  @Override
  public ObjectView read(Call<C> call, ObjectView in) throws Exception {
    var identity = DataSourceConversion.identity(resource.schema(), in);
    var found = found(resource, call, identity);
    if (found.isEmpty()) {
      throw new Failure(
          "No such " + name(),
          "No object has " + DataSourceConversion.text(identity, resource.schema()) + ".");
    }
    return ObjectView.of(DataSourceConversion.answer(found.get(), schema().members()));
  }

  /// Captures the types of the resource's views.
  private static <C, S extends StoredState, T> Optional<ObjectValue> found(
      ResourceType<C, ?, ?, ?, S, T, ?> resource, Call<C> call, ObjectValue identity)
      throws Exception {
    Views<?, ?, ?, S, T, ?> views = resource.views();
    return resource.read(call, views.stored().decode(identity)).map(views.state()::encode);
  }
}
