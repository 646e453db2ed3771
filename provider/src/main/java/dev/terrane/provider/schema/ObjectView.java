package dev.terrane.provider.schema;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.internal.LenientDecoding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Known values by handle: what must be done, what the state holds, what is. No unknown is ever
/// seen; what a plan left open is simply not there, at every depth. Immutable.
public final class ObjectView implements StoredState {
  /// Nothing at all.
  public static final ObjectView EMPTY = new ObjectView(Map.of());

  private final Map<String, CtyValue> values;

  private ObjectView(Map<String, CtyValue> values) {
    this.values = values;
  }

  /// Looks at an object. What is not known is left out.
  ///
  /// @param object the object
  /// @return its known members
  public static ObjectView of(ObjectValue object) {
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

  /// Reads what must be there.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value
  /// @throws Failure at the attribute, when there is none
  public <T> T get(Attribute<T> attribute) {
    return find(attribute).orElseThrow(() -> missing(attribute));
  }

  /// Reads what may be there.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value, or empty for null and for what is not known before it is made
  public <T> Optional<T> find(Attribute<T> attribute) {
    var value = values.get(attribute.name());
    return value == null || value.isNull() || isOpen(attribute, value)
        ? Optional.empty()
        : Optional.of(attribute.decode(value));
  }

  /// A nested object is there although one of its members is left open; any other value is whole or
  /// not there.
  private static boolean isOpen(Attribute<?> attribute, CtyValue value) {
    return attribute.nested().isEmpty() && !value.isWhollyKnown();
  }

  /// Reads what can be read: like [#find], but what does not fit its Java type is not there. In a
  /// list, a set or a map only the elements that do not fit are left out.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value, or empty
  public <T> Optional<T> salvage(Attribute<T> attribute) {
    var value = values.get(attribute.name());
    return value == null ? Optional.empty() : LenientDecoding.read(attribute::decode, value);
  }

  /// Sets a value.
  ///
  /// @param attribute the handle
  /// @param value the value; null for none
  /// @param <T> its type
  /// @return a view with that value
  public <T> ObjectView with(Attribute<T> attribute, @Nullable T value) {
    return new Builder(values).set(attribute, value).build();
  }

  /// Begins a view with many values.
  ///
  /// @return a builder of a view that says nothing yet
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
    /// @param value the value; null for none
    /// @param <T> its type
    /// @return this builder
    public <T> Builder set(Attribute<T> attribute, @Nullable T value) {
      values.put(attribute.name(), value == null ? attribute.absent() : attribute.encode(value));
      return this;
    }

    /// Sets all that another view says.
    ///
    /// @param other the other view
    /// @return this builder
    public Builder setAll(ObjectView other) {
      values.putAll(other.values);
      return this;
    }

    /// Ends collecting.
    ///
    /// @return the view; what is set afterwards does not change it
    public ObjectView build() {
      return new ObjectView(new LinkedHashMap<>(values));
    }
  }

  /// Forgets a value, so that nothing is said of it.
  ///
  /// @param attribute the handle
  /// @return a view without that value
  public ObjectView without(Attribute<?> attribute) {
    var changed = new LinkedHashMap<>(values);
    changed.remove(attribute.name());
    return new ObjectView(changed);
  }

  /// Compares what must be done with what the state holds. What the plan left open never counts.
  ///
  /// @param before what the state holds
  /// @return the attributes that ask for something else
  public Changes since(ObjectView before) {
    return Changes.between(before.values, values);
  }

  Optional<CtyValue> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  Map<String, CtyValue> values() {
    return values;
  }

  /// The codec of objects whose members are known.
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

  ObjectValue toObject(List<? extends Attribute<?>> members) {
    var all = new LinkedHashMap<String, CtyValue>();
    for (var member : members) {
      var value = values.get(member.name());
      all.put(member.name(), value == null ? member.absent() : value);
    }
    return CtyValue.object(all);
  }

  private static Failure missing(Attribute<?> attribute) {
    return new Failure(
        attribute,
        "Missing value for " + attribute.name(),
        "The provider read "
            + attribute.name()
            + ", which is null or unknown. If it is an argument, set it in the configuration."
            + " Otherwise this is a bug in the provider: an attribute that can be null, or that"
            + " this call computes, must be a @Nullable component (handles: read it with find"
            + " instead of get).");
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
