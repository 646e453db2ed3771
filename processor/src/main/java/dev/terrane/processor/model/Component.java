package dev.terrane.processor.model;

import com.palantir.javapoet.TypeName;
import dev.terrane.provider.spi.Naming;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A component of an author's record: an attribute or a block.
///
/// @param name its Java name: `workerNodes`
/// @param attribute its name in the configuration: `worker_nodes`
/// @param description markdown, possibly empty
/// @param type its Java type in the record, without nullness; of a `Value<T>` the T
/// @param nullable whether it is `@Nullable`; never for a primitive type
/// @param shape its structure
/// @param source the source of its value; for an embedded record always required
/// @param planned the components that a prediction with the client needs; empty when there is none
/// @param traits its other properties
public record Component(
    String name,
    String attribute,
    String description,
    TypeName type,
    boolean nullable,
    Shape shape,
    ValueSource source,
    Optional<List<String>> planned,
    ComponentTraits traits) {
  /// The same component under another name.
  ///
  /// @param other its name in the configuration
  public Component called(String other) {
    return new Component(name, other, description, type, nullable, shape, source, planned, traits);
  }

  /// The component as a required argument, without its formula or prediction.
  public Component unmade() {
    return new Component(
        name,
        attribute,
        description,
        type,
        nullable,
        shape,
        new ValueSource.Required(),
        Optional.empty(),
        traits);
  }

  /// The Java name of its handle, `WORKER_NODES`, derived from the component's name.
  String constant() {
    return Naming.attribute(name).toUpperCase(Locale.ROOT);
  }

  /// Whether the user may configure it.
  public boolean isArgument() {
    return switch (source) {
      case ValueSource.Computed _, ValueSource.Derived _ -> false;
      default -> true;
    };
  }

  /// Whether the author returns it: it is computed without a formula, or contains such a component.
  public boolean hasComputed() {
    return switch (source) {
      case ValueSource.Computed _ -> planned.isEmpty();
      case ValueSource.OrSet _ -> planned.isEmpty();
      case ValueSource.Derived _ -> false;
      default -> insideHasComputed();
    };
  }

  private boolean insideHasComputed() {
    return switch (shape) {
      case Shape.Nested nested -> nested.record().hasComputed();
      case Shape.Embedded(var record) -> record.hasComputed();
      case Shape.Plain _ -> false;
    };
  }
}
