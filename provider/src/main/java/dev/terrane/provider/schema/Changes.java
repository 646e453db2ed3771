package dev.terrane.provider.schema;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.internal.DesiredValue;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Which arguments ask for something else than the state holds; what a plan left open is never
/// among them. Immutable.
public final class Changes {
  private final Set<String> names;

  private Changes(Set<String> names) {
    // Reported in the order in which they were found, so that a log reads the same each time.
    this.names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
  }

  static Changes between(Map<String, CtyValue> before, Map<String, CtyValue> after) {
    var builder = new Builder();
    after.forEach((name, value) -> {
      if (!DesiredValue.keeps(before.get(name), value)) {
        builder.names.add(name);
      }
    });
    return builder.build();
  }

  /// Whether any of some attributes is to change.
  ///
  /// @param any the handles
  /// @return true when at least one of them is
  public boolean has(Attribute<?>... any) {
    return Arrays.stream(any).map(Attribute::name).anyMatch(names::contains);
  }

  /// Whether nothing is to change.
  ///
  /// @return true when there is no change
  public boolean isEmpty() {
    return names.isEmpty();
  }

  @Override
  public String toString() {
    return names.toString();
  }

  /// Collects changes; for views that are records.
  public static final class Builder {
    private final Set<String> names = new LinkedHashSet<>();

    /// Starts without a change.
    public Builder() {}

    /// Adds an attribute when its values differ.
    ///
    /// @param attribute the handle
    /// @param before what the state holds
    /// @param after what shall be
    /// @param <T> the type of the values
    /// @return this builder
    public <T> Builder add(Attribute<T> attribute, @Nullable T before, @Nullable T after) {
      return add(attribute.name(), before, after);
    }

    private Builder add(String name, @Nullable Object before, @Nullable Object after) {
      if (!Objects.equals(before, after)) {
        names.add(name);
      }
      return this;
    }

    /// Adds an attribute when it is to change.
    ///
    /// @param attribute the handle
    /// @param changes whether it is
    /// @return this builder
    public Builder add(Attribute<?> attribute, boolean changes) {
      if (changes) {
        names.add(attribute.name());
      }
      return this;
    }

    /// Adds the changes of a part.
    ///
    /// @param part the changes of other attributes of the same object
    /// @return this builder
    public Builder addAll(Changes part) {
      names.addAll(part.names);
      return this;
    }

    /// Ends collecting.
    ///
    /// @return the changes
    public Changes build() {
      return new Changes(names);
    }
  }
}
