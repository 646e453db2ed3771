package dev.terrane.engine.sample;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyWalk;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A resource whose remote side is its memory. Not final, so that tests can override methods.
public class Thing implements HandleResource<String> {
  private final Schema schema;
  private final List<String> methods = new ArrayList<>();
  private int made;

  /// A resource with some members.
  public Thing(Attribute<?>... members) {
    this(Schema.resource(members));
  }

  /// A resource with a schema.
  public Thing(Schema schema) {
    this.schema = schema;
  }

  /// The names of the methods that were called, in order.
  public final List<String> methods() {
    return methods;
  }

  @Override
  public final String name() {
    return "thing";
  }

  @Override
  public final Schema schema() {
    return schema;
  }

  @Override
  public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
    methods.add("create");
    return completed(in);
  }

  @Override
  public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
      throws Exception {
    methods.add("update");
    return completed(in);
  }

  @Override
  public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
    methods.add("read");
    return Optional.of(last);
  }

  @Override
  public void delete(Call<String> call, ObjectView last) throws Exception {
    methods.add("delete");
  }

  /// The input, with values for all unknown attributes.
  protected final ObjectView completed(ObjectView in) {
    var asked = Codec.objects(schema).encode(in);
    var whole =
        (ObjectValue)
            CtyWalk.transform(asked, (_, part) -> part.isUnknown() ? some(part.type()) : part);
    for (var member : schema.members()) {
      if (whole.get(member.name()).isNull()
          && member.is(Trait.COMPUTED)
          && !member.is(Trait.NULLABLE)) {
        whole = whole.with(member.name(), some(member.ctyType()));
      }
    }
    return ObjectView.of(whole);
  }

  private CtyValue some(CtyType type) {
    made++;
    return switch (type) {
      case CtyType.Primitive p when p == CtyType.STRING -> CtyValue.string("made-" + made);
      case CtyType.Primitive p when p == CtyType.NUMBER -> CtyValue.number(made);
      case CtyType.Primitive _ -> CtyValue.bool(true);
      case CtyType.ListType(var element) -> CtyValue.list(element, List.of());
      case CtyType.SetType(var element) -> CtyValue.set(element, List.of());
      case CtyType.MapType(var element) -> CtyValue.map(element, Map.of());
      case CtyType.ObjectType object ->
          CtyValue.object(object, object.attributes().values().stream().map(this::some).toList());
      case CtyType.TupleType _, CtyType.Dynamic _ -> CtyValue.string("made-" + made);
    };
  }
}
