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

/// The attributes whose planned value differs from the prior state. Unknown planned values do not
/// count. Immutable.
public final class Changes {
  private final Set<String> names;

  private Changes(Set<String> names) {
    // In insertion order, so that logs are reproducible.
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

  /// Whether one of these attributes changes.
  ///
  /// @param any the handles of the attributes
  /// @return true when at least one changes
  public boolean has(Attribute<?>... any) {
    return Arrays.stream(any).map(Attribute::name).anyMatch(names::contains);
  }

  /// Whether no attribute changes.
  ///
  /// @return true when there is no change
  public boolean isEmpty() {
    return names.isEmpty();
  }

  @Override
  public String toString() {
    return names.toString();
  }

  /// Builds changes from views that are records. Not thread-safe.
  public static final class Builder {
    private final Set<String> names = new LinkedHashSet<>();

    /// Creates a builder without changes.
    public Builder() {}

    /// Adds an attribute if its values differ.
    ///
    /// @param attribute the handle
    /// @param before the prior value
    /// @param after the planned value
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

    /// Adds an attribute if it changes.
    ///
    /// @param attribute the handle
    /// @param changes whether it changes
    /// @return this builder
    public Builder add(Attribute<?> attribute, boolean changes) {
      if (changes) {
        names.add(attribute.name());
      }
      return this;
    }

    /// Adds the changes of other attributes, such as those of an embedded record.
    ///
    /// @param part changes of other attributes of the same object
    /// @return this builder
    public Builder addAll(Changes part) {
      names.addAll(part.names);
      return this;
    }

    /// Builds the changes.
    ///
    /// @return the changes
    public Changes build() {
      return new Changes(names);
    }
  }
}
