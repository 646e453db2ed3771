package dev.terrane.provider.datasource;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaException;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.schema.Trait;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/// Converts the schema and the values of a resource to those of its data source.
final class DataSourceConversion {
  private DataSourceConversion() {}

  static Schema schema(Schema resource) {
    if (identity(resource).isEmpty()) {
      throw new SchemaException(
          "", "a data source generated from a resource requires identity attributes; declare them");
    }
    var members =
        resource.members().stream()
            .filter(DataSourceConversion::isReturned)
            .map(DataSourceConversion::member)
            .toList();
    return Schema.of(SchemaKind.DATA_SOURCE, members).describedAs(resource.description());
  }

  private static List<? extends Attribute<?>> identity(Schema schema) {
    return schema.members().stream().filter(member -> member.is(Trait.IDENTITY)).toList();
  }

  private static boolean isReturned(Attribute<?> member) {
    return !member.is(Trait.WRITE_ONLY) && !member.is(Trait.CONFIG_ONLY) && !member.is(Trait.OWNED);
  }

  private static Attribute<?> member(Attribute<?> of) {
    var bare = of.nested().<Attribute<?>>map(shape -> nested(of, shape)).orElseGet(() -> plain(of));
    var described = bare.describedAs(of.rules().description());
    var shown = of.is(Trait.SENSITIVE) ? described.sensitive() : described;
    if (!of.is(Trait.IDENTITY)) {
      return shown.computed();
    }
    return of.is(Trait.OPTIONAL_FOR_IMPORT) ? shown.optional().computed() : shown.required();
  }

  private static Attribute<?> plain(Attribute<?> of) {
    return Attribute.of(of.name(), AttributeType.of(of.ctyType()));
  }

  private static Attribute<?> nested(Attribute<?> of, NestedShape shape) {
    if (of.ctyType().equals(CtyType.DYNAMIC)) {
      // Blocks of different dynamic types have no common type.
      return Attribute.of(of.name(), AttributeType.ANY);
    }
    var members =
        shape.members().stream()
            .filter(DataSourceConversion::isReturned)
            .map(DataSourceConversion::member);
    var object = NestedObject.of(members.toArray(Attribute<?>[]::new));
    return switch (shape.nesting()) {
      case SINGLE, GROUP -> object.attribute(of.name());
      case LIST -> object.attributeList(of.name());
      case SET -> object.attributeSet(of.name());
      case MAP -> object.attributeMap(of.name());
    };
  }

  /// Returns an object of the resource in which only the identity is set.
  static ObjectValue identity(Schema resource, ObjectView in) {
    var known = ObjectView.builder();
    identity(resource).forEach(member -> copy(in, member, known));
    return Codec.objects(resource).encode(known.build());
  }

  private static <T> void copy(ObjectView from, Attribute<T> member, ObjectView.Builder to) {
    to.set(
        member,
        member.is(Trait.OPTIONAL_FOR_IMPORT) ? from.find(member).orElse(null) : from.get(member));
  }

  /// Returns the identity for messages.
  static String text(ObjectValue object, Schema resource) {
    return identity(resource).stream()
        .map(member -> member.name() + " = " + object.get(member.name()))
        .collect(Collectors.joining(", "));
  }

  /// Returns the result of the data source from an object of the resource.
  static ObjectValue answer(ObjectValue found, List<? extends Attribute<?>> members) {
    var values = new LinkedHashMap<String, CtyValue>();
    for (var member : members) {
      values.put(member.name(), answer(found.get(member.name()), member));
    }
    return CtyValue.object(values);
  }

  private static CtyValue answer(CtyValue found, Attribute<?> member) {
    var shape = member.nested();
    if (found.isNull() || shape.isEmpty()) {
      return found.isNull() ? CtyValue.nullOf(member.ctyType()) : found;
    }
    var members = shape.get().members();
    var type = shape.get().type();
    return switch (found) {
      case ListValue list ->
          CtyValue.list(type, list.elements().stream().map(one -> inside(one, members)).toList());
      case SetValue set ->
          CtyValue.set(type, set.elements().stream().map(one -> inside(one, members)).toList());
      case MapValue map -> {
        var entries = new LinkedHashMap<String, CtyValue>();
        map.entries().forEach((key, one) -> entries.put(key, inside(one, members)));
        yield CtyValue.map(type, entries);
      }
      default -> inside(found, members);
    };
  }

  private static CtyValue inside(CtyValue one, List<? extends Attribute<?>> members) {
    return one instanceof ObjectValue object ? answer(object, members) : one;
  }
}
