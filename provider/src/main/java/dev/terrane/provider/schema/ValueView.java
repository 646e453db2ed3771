package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.Known;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.NestedShape.Nesting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A view of values that may be unknown, which are read and written by handle: a configuration or a
/// plan. It occurs only in validation and planning. Immutable.
public final class ValueView {
  private final ObjectValue object;

  private ValueView(ObjectValue object) {
    this.object = object;
  }

  /// Creates a view of an object.
  ///
  /// @param object the object
  /// @return the view
  public static ValueView of(ObjectValue object) {
    return new ValueView(object);
  }

  /// Creates a view in which all attributes are absent.
  ///
  /// @param schema the schema
  /// @return the view
  public static ValueView empty(Schema schema) {
    return new ValueView((ObjectValue) NestedShape.emptyObject(schema.members()));
  }

  /// Returns a value. A collection or an object counts as unknown unless it is wholly known;
  /// [#inside] reads the objects in it. A single object whose Java type can contain unknown members
  /// ([NestedObject#valuesAs]) is known even if its members are not.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value: known, null or unknown
  public <T> Value<T> get(Attribute<T> attribute) {
    var value = object.get(attribute.name());
    return switch (value) {
      case CtyValue.Null _ -> Value.none();
      case CtyValue.Unknown unknown -> new Value.Unknown<>(unknown.refinement());
      case Known known ->
          known.isWhollyKnown() || attribute.holdsUnknown()
              ? Value.known(whole(attribute, known))
              : Value.unknown();
    };
  }

  /// A null element that the type does not allow is an error in a configuration.
  private static <T> T whole(Attribute<T> attribute, CtyValue value) {
    attribute.type().nullElements(value).stream()
        .findFirst()
        .ifPresent(at -> {
          throw new CtyException(CtyPath.ROOT.attribute(attribute.name()).append(at), "is null");
        });
    return attribute.decode(value);
  }

  /// Returns a value if it matches its Java type: like [#get], but a value that does not match is
  /// unknown instead of an error. Plans can contain such values, because they contain values of
  /// older states.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value: known, null or unknown
  public <T> Value<T> salvage(Attribute<T> attribute) {
    try {
      return get(attribute);
    } catch (RuntimeException _) {
      // A provider's converter or record may throw any exception.
      return Value.unknown();
    }
  }

  /// Returns a view of attributes that must be known.
  ///
  /// @param attributes the handles
  /// @return a view that contains only these attributes
  /// @throws CtyException at the first attribute that is not wholly known
  public ObjectView known(Attribute<?>... attributes) {
    var all = new LinkedHashMap<String, CtyValue>();
    for (var attribute : attributes) {
      var value = object.get(attribute.name());
      if (!value.isWhollyKnown()) {
        throw new CtyException(CtyPath.ROOT.attribute(attribute.name()), "is not known yet");
      }
      all.put(attribute.name(), value);
    }
    return ObjectView.of(CtyValue.object(all));
  }

  /// Returns views of nested objects, whose members may be unknown.
  ///
  /// @param attribute the handle of a block or a nested attribute
  /// @return the objects in order, for a map in the order of the keys; without null and unknown
  ///   objects
  public List<ValueView> inside(Attribute<?> attribute) {
    List<CtyValue> objects =
        switch (object.get(attribute.name())) {
          case ListValue list -> list.elements();
          case SetValue set -> set.elements();
          case TupleValue tuple -> tuple.elements();
          case MapValue map -> List.copyOf(map.entries().values());
          // Terraform sends labelled blocks of different dynamic types as an object.
          case ObjectValue labelled when isMap(attribute) ->
              List.copyOf(labelled.attributes().values());
          case ObjectValue single -> List.of(single);
          default -> List.of();
        };
    return objects.stream()
        .filter(ObjectValue.class::isInstance)
        .map(one -> new ValueView((ObjectValue) one))
        .toList();
  }

  private static boolean isMap(Attribute<?> attribute) {
    return attribute.nested().filter(nested -> nested.nesting() == Nesting.MAP).isPresent();
  }

  /// Returns a view with a value added or replaced.
  ///
  /// @param attribute the handle
  /// @param value the value: known, null or unknown
  /// @param <T> its type
  /// @return a view with this value
  public <T> ValueView with(Attribute<T> attribute, Value<T> value) {
    return object.attributes().containsKey(attribute.name())
        ? new ValueView(object.with(attribute.name(), encoded(attribute, value)))
        : new Builder(object.attributes()).set(attribute, value).build();
  }

  private static <T> CtyValue encoded(Attribute<T> attribute, Value<T> value) {
    return switch (value) {
      case Value.Known<T>(var known) -> attribute.encode(known);
      case Value.Null<T> _ -> attribute.absent();
      case Value.Unknown<T>(var refinement) -> CtyValue.unknown(attribute.ctyType(), refinement);
    };
  }

  /// Creates a builder.
  ///
  /// @return a builder without values
  public static Builder builder() {
    return new Builder(Map.of());
  }

  /// Builds a view. Not thread-safe.
  public static final class Builder {
    private final Map<String, CtyValue> values;

    private Builder(Map<String, CtyValue> values) {
      this.values = new LinkedHashMap<>(values);
    }

    /// Returns a view with a value added or replaced.
    ///
    /// @param attribute the handle
    /// @param value the value: known, null or unknown
    /// @param <T> its type
    /// @return this builder
    public <T> Builder set(Attribute<T> attribute, Value<T> value) {
      values.put(attribute.name(), encoded(attribute, value));
      return this;
    }

    /// Sets all values of a view of known values.
    ///
    /// @param other the other view
    /// @return this builder
    public Builder setKnown(ObjectView other) {
      values.putAll(other.values());
      return this;
    }

    /// Sets all values of another view.
    ///
    /// @param other the other view
    /// @return this builder
    public Builder setAll(ValueView other) {
      values.putAll(other.object.attributes());
      return this;
    }

    /// Builds the view.
    ///
    /// @return the view, which later calls of this builder do not change
    public ValueView build() {
      return new ValueView(CtyValue.object(values));
    }
  }

  /// Returns the codec of objects whose members may be unknown.
  static Codec<ValueView> codec(List<Attribute<?>> members) {
    return new Codec<>() {
      @Override
      public ValueView decode(ObjectValue object) {
        return ValueView.of(object);
      }

      @Override
      public ObjectValue encode(ValueView view) {
        return view.toObject(members);
      }
    };
  }

  ObjectValue toObject(List<Attribute<?>> members) {
    var all = ObjectMembers.of(members);
    if (all.areThoseOf(object)) {
      return object;
    }
    var ordered = new ArrayList<CtyValue>(all.size());
    for (var member : all) {
      var value = object.attributes().get(member.name());
      ordered.add(value == null ? member.absent() : value);
    }
    return all.object(ordered);
  }

  @Override
  public String toString() {
    return object.toString();
  }
}
