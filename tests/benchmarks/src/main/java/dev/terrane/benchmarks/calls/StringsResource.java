package dev.terrane.benchmarks.calls;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A resource of string attributes whose methods do nothing, so that the rest can be measured. */
final class StringsResource implements HandleResource<Object> {
  static final Attribute<String> ID = Attribute.string("id").computed().identity();

  /** The number of attributes. */
  static final int SIZE = 40;

  static final Schema SCHEMA = Schema.of(SchemaKind.RESOURCE, members());

  private static List<Attribute<?>> members() {
    var members = new ArrayList<Attribute<?>>();
    members.add(ID);
    members.add(Attribute.string(argument(1)).required());
    while (members.size() < SIZE) {
      members.add(Attribute.string(argument(members.size())).optional());
    }
    return members;
  }

  static String argument(int number) {
    return "argument_%02d".formatted(number);
  }

  @Override
  public String name() {
    return "strings";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(ApplyCall<Object> call, ObjectView in) {
    return in.with(ID, "id-1");
  }

  @Override
  public ObjectView update(ApplyCall<Object> call, ObjectView before, ObjectView in) {
    return in;
  }

  @Override
  public Optional<ObjectView> read(Call<Object> call, ObjectView last) {
    return Optional.of(last);
  }

  @Override
  public void delete(Call<Object> call, ObjectView last) {
    // There is nothing to delete.
  }
}
