package dev.terrane.server;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Part;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.HandleAction;
import dev.terrane.provider.datasource.HandleDataSource;
import dev.terrane.provider.ephemeral.HandleEphemeralResource;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.list.HandleListResource;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A part of each kind, with the same arguments.
 *
 * @param arguments the arguments
 * @param deprecation the message of deprecation of all parts; empty if they are not deprecated
 */
record AllKinds(List<Attribute<?>> arguments, String deprecation) {
  private static final Attribute<String> ID = Attribute.string("id").computed().identity();

  List<Part<? super String>> parts() {
    return List.of(new Thing(), new Data(), new Key(), new Doing(), new Things());
  }

  private Schema schema(SchemaKind kind) {
    var members =
        kind == SchemaKind.RESOURCE
            ? Stream.concat(arguments.stream(), Stream.of(ID)).toList()
            : arguments;
    var schema = Schema.of(kind, members);
    return deprecation.isEmpty() ? schema : schema.deprecated(deprecation);
  }

  private static UnsupportedOperationException unused() {
    return new UnsupportedOperationException("only validated");
  }

  private final class Thing implements HandleResource<String> {
    @Override
    public String name() {
      return "thing";
    }

    @Override
    public Schema schema() {
      return AllKinds.this.schema(SchemaKind.RESOURCE);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) {
      throw unused();
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
      throw unused();
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      throw unused();
    }

    @Override
    public void delete(Call<String> call, ObjectView last) {
      throw unused();
    }
  }

  private final class Data implements HandleDataSource<String> {
    @Override
    public String name() {
      return "thing";
    }

    @Override
    public Schema schema() {
      return AllKinds.this.schema(SchemaKind.DATA_SOURCE);
    }

    @Override
    public ObjectView read(Call<String> call, ObjectView in) {
      throw unused();
    }
  }

  private final class Key implements HandleEphemeralResource<String> {
    @Override
    public String name() {
      return "thing";
    }

    @Override
    public Schema schema() {
      return AllKinds.this.schema(SchemaKind.EPHEMERAL_RESOURCE);
    }

    @Override
    public Opened<ObjectView> open(Call<String> call, ObjectView in) {
      throw unused();
    }
  }

  private final class Doing implements HandleAction<String> {
    @Override
    public String name() {
      return "thing";
    }

    @Override
    public Schema schema() {
      return AllKinds.this.schema(SchemaKind.ACTION);
    }

    @Override
    public void invoke(ActionCall<String> call, ObjectView in) {
      throw unused();
    }
  }

  private final class Things implements HandleListResource<String> {
    @Override
    public Thing resource() {
      return new Thing();
    }

    @Override
    public Schema schema() {
      return AllKinds.this.schema(SchemaKind.LIST_RESOURCE);
    }

    @Override
    public Stream<Listed<ObjectView, ObjectView>> list(ListCall<String> call, ObjectView in) {
      throw unused();
    }
  }
}
