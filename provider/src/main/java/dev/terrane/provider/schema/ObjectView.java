package dev.terrane.provider.schema;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.internal.LenientDecoding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A view of known values, which are read and written by handle: planned values, stored states and
/// new states. Unknown values are absent, at every depth. Immutable.
public final class ObjectView implements StoredState {
  /// A view without values.
  public static final ObjectView EMPTY = new ObjectView(Map.of());

  private final Map<String, CtyValue> values;

  /// The object whose members are these values, if there is one already.
  private final @Nullable ObjectValue object;

  private ObjectView(Map<String, CtyValue> values) {
    this.values = values;
    this.object = null;
  }

  private ObjectView(ObjectValue object) {
    this.values = object.attributes();
    this.object = object;
  }

  /// Creates a view of an object, without its unknown members.
  ///
  /// @param object the object
  /// @return the view of the known members
  public static ObjectView of(ObjectValue object) {
    if (object.values().stream().noneMatch(CtyValue::isUnknown)) {
      return new ObjectView(object);
    }
    var known = new LinkedHashMap<String, CtyValue>();
    object
        .attributes()
        .forEach((name, value) -> {
          if (!value.isUnknown()) {
            known.put(name, value);
          }
        });
    return new ObjectView(known);
  }

  /// Returns a value that must be present.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value
  /// @throws Failure at the attribute, when the value is null, unknown or absent
  public <T> T get(Attribute<T> attribute) {
    return find(attribute).orElseThrow(() -> missing(attribute));
  }

  /// Returns a value that may be absent.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value, or empty when it is null, unknown or absent
  public <T> Optional<T> find(Attribute<T> attribute) {
    var value = values.get(attribute.name());
    return value == null || value.isNull() || isOpen(attribute, value)
        ? Optional.empty()
        : Optional.of(attribute.decode(value));
  }

  /// A nested object may contain unknown members; any other value is present only when it is wholly
  /// known.
  private static boolean isOpen(Attribute<?> attribute, CtyValue value) {
    return attribute.nested().isEmpty() && !value.isWhollyKnown();
  }

  /// Returns a value if it matches its Java type: like [#find], but a value that does not match is
  /// absent instead of an error. In a list, a set or a map, only the elements that do not match are
  /// omitted.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value, or empty
  public <T> Optional<T> salvage(Attribute<T> attribute) {
    var value = values.get(attribute.name());
    return value == null ? Optional.empty() : LenientDecoding.read(attribute::decode, value);
  }

  /// Returns a view with a value added or replaced.
  ///
  /// @param attribute the handle
  /// @param value the value, or null
  /// @param <T> its type
  /// @return a view with this value
  public <T> ObjectView with(Attribute<T> attribute, @Nullable T value) {
    if (object != null && values.containsKey(attribute.name())) {
      return new ObjectView(object.with(attribute.name(), encoded(attribute, value)));
    }
    return new Builder(values).set(attribute, value).build();
  }

  private static <T> CtyValue encoded(Attribute<T> attribute, @Nullable T value) {
    return value == null ? attribute.absent() : attribute.encode(value);
  }

  /// Creates a builder.
  ///
  /// @return a builder without values
  public static Builder builder() {
    return new Builder(Map.of());
  }

  /// Builds a view. Not thread-safe.
  public static final class Builder {
    private Map<String, CtyValue> values;
    private boolean handedOut;

    private Builder(Map<String, CtyValue> values) {
      this.values = values;
      this.handedOut = true;
    }

    /// The values, which no view has yet.
    private Map<String, CtyValue> own() {
      if (handedOut) {
        var copy = LinkedHashMap.<String, CtyValue>newLinkedHashMap(values.size() + 1);
        values.forEach(copy::put);
        values = copy;
        handedOut = false;
      }
      return values;
    }

    /// Returns a view with a value added or replaced.
    ///
    /// @param attribute the handle
    /// @param value the value, or null
    /// @param <T> its type
    /// @return this builder
    public <T> Builder set(Attribute<T> attribute, @Nullable T value) {
      own().put(attribute.name(), encoded(attribute, value));
      return this;
    }

    /// Sets all values of another view.
    ///
    /// @param other the other view
    /// @return this builder
    public Builder setAll(ObjectView other) {
      other.values.forEach(own()::put);
      return this;
    }

    /// Builds the view.
    ///
    /// @return the view, which later calls of this builder do not change
    public ObjectView build() {
      handedOut = true;
      return new ObjectView(values);
    }
  }

  /// Returns a view without a value.
  ///
  /// @param attribute the handle
  /// @return the view, in which the attribute is absent
  public ObjectView without(Attribute<?> attribute) {
    var changed = new LinkedHashMap<>(values);
    changed.remove(attribute.name());
    return new ObjectView(changed);
  }

  /// Compares these planned values with the prior state. Values that are unknown in the plan do not
  /// count.
  ///
  /// @param before the prior state
  /// @return the attributes that change
  public Changes since(ObjectView before) {
    return Changes.between(before.values, values);
  }

  Optional<CtyValue> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  Map<String, CtyValue> values() {
    return values;
  }

  /// Returns the codec of objects whose members are known.
  static Codec<ObjectView> codec(List<Attribute<?>> members) {
    return new Codec<>() {
      @Override
      public ObjectView decode(ObjectValue object) {
        return ObjectView.of(object);
      }

      @Override
      public ObjectValue encode(ObjectView view) {
        return view.toObject(members);
      }
    };
  }

  ObjectValue toObject(List<Attribute<?>> members) {
    var all = ObjectMembers.of(members);
    if (object != null && all.areThoseOf(object)) {
      return object;
    }
    var ordered = new ArrayList<CtyValue>(all.size());
    for (var member : all) {
      var value = values.get(member.name());
      ordered.add(value == null ? member.absent() : value);
    }
    return all.object(ordered);
  }

  private static Failure missing(Attribute<?> attribute) {
    return new Failure(
        attribute,
        "Missing value for " + attribute.name(),
        "The provider read "
            + attribute.name()
            + ", which is null or unknown. If it is an argument, set it in the configuration."
            + " Otherwise this is a bug in the provider: an attribute that can be null, or that"
            + " this call computes, must be a @Nullable component; with handles, read it with find"
            + " instead of get.");
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ObjectView that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
