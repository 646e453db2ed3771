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
/// @param description markdown, maybe empty
/// @param type its Java type in the record, without nullness; of a `Value<T>` the T
/// @param nullable whether it is `@Nullable`; never for a primitive type
/// @param shape what it is made of
/// @param source where its value comes from; for an embedded record always required
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

  /// The same component, with nothing that makes it: the user has to write it.
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

  /// The Java name of its handle, `WORKER_NODES`: as the accessor's, whatever the attribute is
  /// called in a configuration.
  String constant() {
    return Naming.attribute(name).toUpperCase(Locale.ROOT);
  }

  /// Whether the user may write it.
  public boolean isArgument() {
    return switch (source) {
      case ValueSource.Computed _, ValueSource.Derived _ -> false;
      default -> true;
    };
  }

  /// Whether the author has to say it in an answer: it is computed and no formula knows it, or
  /// something inside is.
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
