package dev.terrane.processor.emit.view;

import com.palantir.javapoet.TypeName;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import java.util.Optional;

/// Queries on components: properties that follow from their source, shape and traits.
public final class Components {
  private Components() {}

  public static boolean isDerived(Component component) {
    return component.source() instanceof ValueSource.Derived;
  }

  public static boolean isPlanned(Component component) {
    return component.planned().isPresent();
  }

  /// Whether the provider returns its value if it is not configured.
  static boolean isOpen(Component component) {
    return component.source() instanceof ValueSource.OrSet && !isPlanned(component);
  }

  /// Whether only the provider returns its value.
  static boolean isAnswered(Component component) {
    return component.source() instanceof ValueSource.Computed && !isPlanned(component);
  }

  /// The name of a method of views, changed if a component has the same name.
  ///
  /// @param word its name: `stored`
  public static String method(AttributeRecord record, String word) {
    return record.components().stream().anyMatch(component -> component.name().equals(word))
        ? word + "_"
        : word;
  }

  static boolean isIdentity(Component component) {
    return component.traits().identity().member();
  }

  /// Whether it is an identity component that each state contains; an import may omit the others.
  static boolean isAlwaysStored(Component component) {
    var identity = component.traits().identity();
    return identity.member() && !identity.optionalForImport();
  }

  public static Optional<AttributeRecord> inside(Component component) {
    return switch (component.shape()) {
      case Shape.Nested nested -> Optional.of(nested.record());
      case Shape.Embedded(var record) -> Optional.of(record);
      case Shape.Plain _ -> Optional.empty();
    };
  }

  /// Whether all values of a record are configured or known in the plan, so that the author's
  /// record can be used as each view.
  static boolean isPlain(AttributeRecord record) {
    return record.components().stream().allMatch(Components::isPlain);
  }

  private static boolean isPlain(Component component) {
    var open = isOpen(component) || isAnswered(component) || isDerived(component);
    return !open
        && !component.traits().writeOnly()
        && inside(component).map(Components::isPlain).orElse(true);
  }

  /// Whether a component inside a configurable block or embedded record is computed.
  static boolean answersInside(AttributeRecord record) {
    return record.components().stream()
        .filter(component -> !isAnswered(component))
        .flatMap(component -> inside(component).stream())
        .anyMatch(AttributeRecord::hasComputed);
  }

  /// Whether null and empty mean the same.
  static boolean emptyIsNull(Component component) {
    return isCollection(component)
        && component.nullable()
        && !component.traits().nullIsNotEmpty()
        && !component.traits().writeOnly();
  }

  static boolean isCollection(Component component) {
    return switch (component.shape()) {
      case Shape.Plain plain -> plain.collection();
      case Shape.Nested nested -> ViewTypes.emptyCollection(component.type()).isPresent();
      case Shape.Embedded _ -> false;
    };
  }

  /// Whether the component of the input may be null.
  static boolean isNullableInput(Component component) {
    return component.traits().writeOnly() || (component.nullable() && !emptyIsNull(component));
  }

  public static TypeName recordType(Component component) {
    return component.nullable() ? ViewTypes.nullable(component.type()) : component.type();
  }
}
