package dev.terrane.processor;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.source.LanguageModel;
import javax.lang.model.element.Element;

/// Warns about prior schemas that drop null where the current record keeps it: an upgrade would
/// then change states without a change of the configuration.
///
/// @param language finds the elements of records
/// @param report receives the warnings
record PriorSchemaNullability(LanguageModel language, Reporter report) {
  void check(AttributeRecord today, AttributeRecord prior) {
    today
        .flattened()
        .forEach(component ->
            prior
                .flattened()
                .filter(one -> one.attribute().equals(component.attribute()))
                .forEach(one -> check(component, one, prior)));
  }

  private void check(Component today, Component prior, AttributeRecord within) {
    if (isCollection(prior) && losesNull(today, prior)) {
      report.warning(
          place(within, prior),
          "the current component "
              + prior.name()
              + " is @NullIsNotEmpty, but this one reads null as empty; add @NullIsNotEmpty");
    }
    if (isCollection(prior) && hasNullElements(today) && !hasNullElements(prior)) {
      report.warning(
          place(within, prior),
          "the current component "
              + prior.name()
              + " accepts null elements, but this one omits them; add @Nullable to the type argument");
    }
    if (today.shape() instanceof Shape.Nested inside
        && prior.shape() instanceof Shape.Nested before) {
      check(inside.record(), before.record());
    }
  }

  private static boolean losesNull(Component today, Component prior) {
    return prior.nullable() && today.traits().nullIsNotEmpty() && !prior.traits().nullIsNotEmpty();
  }

  private static boolean isCollection(Component component) {
    return switch (component.shape()) {
      case Shape.Plain plain -> plain.collection();
      case Shape.Nested nested ->
          switch (nested.nesting()) {
            case LIST, SET, MAP -> !nested.block();
            case SINGLE, GROUP -> false;
          };
      case Shape.Embedded _ -> false;
    };
  }

  private static boolean hasNullElements(Component component) {
    return component.type() instanceof ParameterizedTypeName type
        && type.typeArguments().stream().anyMatch(TypeName::isAnnotated);
  }

  private Element place(AttributeRecord record, Component component) {
    var type = language.find(record.type().canonicalName());
    return type.<Element>flatMap(
            one -> LanguageModel.component(one, component.name()).map(it -> it))
        .or(() -> type)
        .orElseThrow();
  }
}
