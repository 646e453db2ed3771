package dev.terrane.processor;

import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.source.Language;
import javax.lang.model.element.Element;

/// Warns of former records that lose null where today's record keeps it: an upgrade would change
/// states that nobody has changed.
///
/// @param language what the compiler knows
/// @param report where the warnings go
record FormerNulls(Language language, Report report) {
  void check(AttributeRecord today, AttributeRecord former) {
    today
        .flattened()
        .forEach(component ->
            former
                .flattened()
                .filter(one -> one.attribute().equals(component.attribute()))
                .forEach(one -> check(component, one, former)));
  }

  private void check(Component today, Component former, AttributeRecord within) {
    if (isCollection(former) && losesNull(today, former)) {
      report.warning(
          place(within, former),
          "today's "
              + former.name()
              + " is @NullIsNotEmpty, but here null is read as empty; write @NullIsNotEmpty here, too");
    }
    if (isCollection(former) && hasNullElements(today) && !hasNullElements(former)) {
      report.warning(
          place(within, former),
          "today's "
              + former.name()
              + " accepts null elements, but here they are left out; write @Nullable at the type"
              + " argument here, too");
    }
    if (today.shape() instanceof Shape.Nested inside
        && former.shape() instanceof Shape.Nested before) {
      check(inside.record(), before.record());
    }
  }

  private static boolean losesNull(Component today, Component former) {
    return former.nullable() && today.words().nullIsNotEmpty() && !former.words().nullIsNotEmpty();
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
    return type.<Element>flatMap(one -> Language.component(one, component.name()).map(it -> it))
        .or(() -> type)
        .orElseThrow();
  }
}
