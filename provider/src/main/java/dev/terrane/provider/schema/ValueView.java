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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Values by handle that may be unknown: what the user wrote, and what a plan says. Met in
/// validation and planning alone. Immutable.
public final class ValueView {
  private final ObjectValue object;

  private ValueView(ObjectValue object) {
    this.object = object;
  }

  /// Looks at an object.
  ///
  /// @param object the object
  /// @return the view
  public static ValueView of(ObjectValue object) {
    return new ValueView(object);
  }

  /// A view in which nothing is written.
  ///
  /// @param schema the schema
  /// @return the view
  public static ValueView empty(Schema schema) {
    return new ValueView((ObjectValue) NestedShape.emptyObject(schema.members()));
  }

  /// Reads a value. A collection or an object is known only when it is wholly known; [#inside]
  /// reaches into one that is not. A single object whose Java type holds unknown members
  /// ([NestedObject#valuesAs]) is known whatever its members are.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value in one of its three states
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

  /// A configuration is not read in part: a null element that its type does not allow is a mistake.
  private static <T> T whole(Attribute<T> attribute, CtyValue value) {
    attribute.type().nullElements(value).stream()
        .findFirst()
        .ifPresent(at -> {
          throw new CtyException(CtyPath.ROOT.attribute(attribute.name()).append(at), "is null");
        });
    return attribute.decode(value);
  }

  /// Reads what can be read: like [#get], but what does not fit its Java type is not known. Older
  /// states hold such values, and a plan takes over what they hold.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value in one of its three states
  public <T> Value<T> salvage(Attribute<T> attribute) {
    try {
      return get(attribute);
    } catch (RuntimeException _) {
      // An author's converter or record may throw anything.
      return Value.unknown();
    }
  }

  /// The values of attributes that have to be known.
  ///
  /// @param attributes the handles
  /// @return their values, and no others
  /// @throws CtyException that names the one that is not wholly known
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

  /// Reaches into nested objects whose members may be unknown.
  ///
  /// @param attribute the handle of a block or a nested attribute
  /// @return the objects in order, those of a map by key; null and unknown ones are left out
  public List<ValueView> inside(Attribute<?> attribute) {
    List<CtyValue> objects =
        switch (object.get(attribute.name())) {
          case ListValue list -> list.elements();
          case SetValue set -> set.elements();
          case TupleValue tuple -> tuple.elements();
          case MapValue map -> List.copyOf(map.entries().values());
          // Labelled blocks of different dynamic types travel as an object.
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

  /// Sets a value.
  ///
  /// @param attribute the handle
  /// @param value the value in one of its three states
  /// @param <T> its type
  /// @return a view with that value
  public <T> ValueView with(Attribute<T> attribute, Value<T> value) {
    return new Builder(object.attributes()).set(attribute, value).build();
  }

  /// Begins a view with many values.
  ///
  /// @return a builder of a view in which nothing is written yet
  public static Builder builder() {
    return new Builder(Map.of());
  }

  /// Collects values. Not for several threads at once.
  public static final class Builder {
    private final Map<String, CtyValue> values;

    private Builder(Map<String, CtyValue> values) {
      this.values = new LinkedHashMap<>(values);
    }

    /// Sets a value.
    ///
    /// @param attribute the handle
    /// @param value the value in one of its three states
    /// @param <T> its type
    /// @return this builder
    public <T> Builder set(Attribute<T> attribute, Value<T> value) {
      CtyValue encoded =
          switch (value) {
            case Value.Known<T>(var known) -> attribute.encode(known);
            case Value.Null<T> _ -> attribute.absent();
            case Value.Unknown<T>(var refinement) ->
                CtyValue.unknown(attribute.ctyType(), refinement);
          };
      values.put(attribute.name(), encoded);
      return this;
    }

    /// Sets all that a view of known values says.
    ///
    /// @param other the other view
    /// @return this builder
    public Builder setKnown(ObjectView other) {
      values.putAll(other.values());
      return this;
    }

    /// Sets all that another view says.
    ///
    /// @param other the other view
    /// @return this builder
    public Builder setAll(ValueView other) {
      values.putAll(other.object.attributes());
      return this;
    }

    /// Ends collecting.
    ///
    /// @return the view; what is set afterwards does not change it
    public ValueView build() {
      return new ValueView(CtyValue.object(values));
    }
  }

  /// The codec of objects whose members may be unknown.
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

  ObjectValue toObject(List<? extends Attribute<?>> members) {
    var all = new LinkedHashMap<String, CtyValue>();
    for (var member : members) {
      var value = object.attributes().get(member.name());
      all.put(member.name(), value == null ? member.absent() : value);
    }
    return CtyValue.object(all);
  }

  @Override
  public String toString() {
    return object.toString();
  }
}
