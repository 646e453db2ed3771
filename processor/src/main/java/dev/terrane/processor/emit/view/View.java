package dev.terrane.processor.emit.view;

import com.palantir.javapoet.TypeName;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import java.util.List;
import java.util.stream.Stream;

/// The views of a record in addition to the record itself: their components, and the types of
/// those.
public enum View {
  /// The configuration.
  CONFIG("Config"),
  /// The planned values.
  PLAN("Plan"),
  /// The values to apply.
  INPUT("Input"),
  /// The stored state.
  STORED("Stored");

  final String word;

  View(String word) {
    this.word = word;
  }

  /// Whether values may be null, unknown or known.
  boolean isOpen() {
    return this == CONFIG || this == PLAN;
  }

  List<Component> of(AttributeRecord record) {
    return record.components().stream().filter(this::has).toList();
  }

  boolean has(Component component) {
    if (component.shape() instanceof Shape.Embedded) {
      return true;
    }
    return switch (this) {
      case CONFIG -> component.isArgument();
      case PLAN -> !component.traits().writeOnly() && !Components.isDerived(component);
      case INPUT -> component.isArgument() || component.planned().isPresent();
      case STORED -> !component.traits().writeOnly();
    };
  }

  TypeName type(Component component) {
    if (component.shape() instanceof Shape.Embedded(var record)) {
      return record.viewNames().view(word);
    }
    var plain = plainType(component);
    return switch (this) {
      case CONFIG, PLAN -> ViewTypes.value(plain);
      case INPUT -> Components.isOpen(component) ? ViewTypes.open(plain) : asked(component, plain);
      case STORED -> Components.isAlwaysStored(component) ? plain : ViewTypes.nullable(plain);
    };
  }

  private static TypeName asked(Component component, TypeName plain) {
    return Components.isNullableInput(component) ? ViewTypes.nullable(plain) : plain;
  }

  /// The type of a known value.
  TypeName plainType(Component component) {
    return component.shape() instanceof Shape.Nested nested
        ? ViewTypes.container(nested, element(component, nested))
        : component.type();
  }

  private TypeName element(Component component, Shape.Nested nested) {
    var record = nested.record();
    return isOwn(component) ? record.type() : record.viewNames().view(inside(record).word);
  }

  /// Whether the nested type is the author's own record.
  boolean isOwn(Component component) {
    return switch (component.shape()) {
      case Shape.Nested nested ->
          component.source() instanceof ValueSource.Computed
              || (!isOpen() && Components.isPlain(nested.record()));
      case Shape.Embedded _ -> false;
      case Shape.Plain _ -> true;
    };
  }

  /// The view of a nested record.
  View inside(AttributeRecord record) {
    return this == PLAN && Components.isPlain(record) ? CONFIG : this;
  }

  /// The nested records that need a view for this view.
  Stream<Inside> inside(Component component) {
    return switch (component.shape()) {
      case Shape.Embedded(var record) -> Stream.of(new Inside(record, this));
      case Shape.Nested nested when !isOwn(component) ->
          Stream.of(new Inside(nested.record(), inside(nested.record())));
      case Shape.Nested _, Shape.Plain _ -> Stream.empty();
    };
  }

  /// A view of a nested record.
  record Inside(AttributeRecord record, View view) {}
}
