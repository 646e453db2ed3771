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
import org.jspecify.annotations.Nullable;

/// A data source that is made of a managed resource: its arguments are the identity, and reading
/// the resource answers all else. Blocks become nested attributes; what the remote side does not
/// tell (write-only and carried attributes) is left out.
///
/// @param <C> the provider's client
public final class IdentityDataSource<C> implements HandleDataSource<C> {
  private final Reader<C, ?, ?> reader;
  private final Schema schema;

  private IdentityDataSource(Reader<C, ?, ?> reader) {
    this.reader = reader;
    this.schema = Lookup.schema(reader.resource().schema());
  }

  /// Makes a data source of a resource.
  ///
  /// @param resource the resource; has an identity
  /// @param <C> the provider's client
  /// @return the data source, of the same name
  /// @throws SchemaException when the resource has no identity
  public static <C> IdentityDataSource<C> of(ResourceType<C, ?, ?, ?, ?, ?, ?> resource) {
    return new IdentityDataSource<>(reader(resource));
  }

  private static <C, S extends StoredState, T> Reader<C, S, T> reader(
      ResourceType<C, ?, ?, ?, S, T, ?> resource) {
    return new Reader<>(resource, resource.views());
  }

  /// Where the resource's own views meet.
  private record Reader<C, S extends StoredState, T>(
      ResourceType<C, ?, ?, ?, S, T, ?> resource, Views<?, ?, ?, S, T, ?> views) {
    /// Looks an object up; null when there is none.
    @Nullable ObjectValue read(Call<C> call, ObjectValue identity) throws Exception {
      var found = resource.read(call, views.stored().decode(identity));
      return found.map(views.state()::encode).orElse(null);
    }
  }

  @Override
  public String name() {
    return reader.resource().name();
  }

  @Override
  public Schema schema() {
    return schema;
  }

  @Override
  public ObjectView read(Call<C> call, ObjectView in) throws Exception {
    var identity = Lookup.identity(reader.resource().schema(), in);
    var found = reader.read(call, identity);
    if (found == null) {
      throw new Failure(
          "No such " + name(),
          "There is none with " + Lookup.text(identity, reader.resource().schema()) + ".");
    }
    return ObjectView.of(Lookup.answer(found, schema.members()));
  }
}
