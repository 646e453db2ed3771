package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import java.util.List;

/// Generates the values of `toState` and `toStateFrom`: planned values, and those that the author
/// adds.
///
/// @param record the record
/// @param parameters the names of the method's parameters
/// @param whole whether the only parameter is the observed record
public record StateExpressions(AttributeRecord record, List<String> parameters, boolean whole) {
  private static final String OBSERVED = "observed";

  /// The expressions of a method with one parameter for each computed component.
  static StateExpressions fromParameters(AttributeRecord record, List<String> parameters) {
    return new StateExpressions(record, parameters, false);
  }

  /// The expressions of a method whose parameter is the record `observed`.
  static StateExpressions observed(AttributeRecord record) {
    return new StateExpressions(record, List.of(OBSERVED), true);
  }

  List<CodeBlock> values() {
    var derivation = new DerivedExpressions(record, this::value);
    return record.components().stream().map(derivation::of).toList();
  }

  /// The component of the view itself, qualified if a parameter has the same name.
  static CodeBlock field(Component component, List<String> parameters) {
    return CodeBlock.of(parameters.contains(component.name()) ? "this.$L" : "$L", component.name());
  }

  private CodeBlock field(Component component) {
    return field(component, parameters);
  }

  private CodeBlock answered(Component component) {
    return whole
        ? CodeBlock.of("$L.$L()", OBSERVED, component.name())
        : CodeBlock.of("$L", component.name());
  }

  private CodeBlock value(Component component) {
    if (component.traits().writeOnly()) {
      return CodeBlocks.NULL;
    }
    if (Components.isAnswered(component)) {
      return answered(component);
    }
    return switch (component.shape()) {
      case Shape.Embedded(var embedded) -> embedded(component, embedded);
      case Shape.Nested nested when !View.INPUT.isOwn(component) -> nested(component, nested);
      case Shape.Nested _, Shape.Plain _ ->
          Components.isOpen(component)
              ? CodeBlock.of("$L.orElse($L)", field(component), answered(component))
              : field(component);
    };
  }

  private CodeBlock embedded(Component component, AttributeRecord embedded) {
    return embedded.hasComputed()
        ? CodeBlock.of("$L.toStateFrom($L)", field(component), answered(component))
        : CodeBlock.of("$L.$L()", field(component), Components.method(embedded, "toState"));
  }

  private CodeBlock nested(Component component, Shape.Nested nested) {
    var field = field(component);
    if (!Components.isOpen(component)) {
      return completed(component, nested, field);
    }
    return CodeBlock.of(
        "$L.isPresent() ? $L : $L",
        field,
        completed(component, nested, CodeBlock.of("$L.get()", field)),
        answered(component));
  }

  private CodeBlock completed(Component component, Shape.Nested nested, CodeBlock value) {
    var made =
        nested.record().hasComputed() ? paired(component, nested, value) : mapped(nested, value);
    return mayBeNull(component) ? CodeBlock.of("$L == null ? null : $L", value, made) : made;
  }

  private static boolean mayBeNull(Component component) {
    return component.nullable()
        && !Components.emptyIsNull(component)
        && !(component.source() instanceof ValueSource.OrSet);
  }

  private CodeBlock paired(Component component, Shape.Nested nested, CodeBlock value) {
    var where = CodeBlock.of("$T.$L", record.viewNames().handles(), record.constant(component));
    var form = form(nested);
    return form.equals("set") || form.equals("list")
        ? CodeBlock.of(
            "$T.$L($L, $L, $L, $T::of)",
            ApiTypes.NESTED_STATES,
            form,
            where,
            value,
            answered(component),
            nested.record().viewNames().view(View.INPUT.word))
        : CodeBlock.of(
            "$T.$L($L, $L, $L)", ApiTypes.NESTED_STATES, form, where, value, answered(component));
  }

  private static CodeBlock mapped(Shape.Nested nested, CodeBlock value) {
    return isSingle(nested)
        ? CodeBlock.of("$L.$L()", value, Components.method(nested.record(), "toState"))
        : CodeBlock.of(
            "$T.$L($L, $T::$L)",
            ApiTypes.NESTED_VIEWS,
            form(nested),
            value,
            nested.record().viewNames().view(View.INPUT.word),
            Components.method(nested.record(), "toState"));
  }

  public static boolean isSingle(Shape.Nested nested) {
    return form(nested).equals("single");
  }

  /// The name of a nesting in method names.
  public static String form(Shape.Nested nested) {
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> "single";
      case LIST -> "list";
      case SET -> "set";
      case MAP -> "map";
    };
  }
}
