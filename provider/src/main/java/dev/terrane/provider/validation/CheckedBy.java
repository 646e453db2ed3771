package dev.terrane.provider.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Checks a configured value with a [Checker]: a component, a parameter of a function, or the
/// elements of a collection, as in `List<@CheckedBy(Arn.class) String>`. On an annotation type, it
/// applies where that annotation is used.
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.PARAMETER,
  ElementType.TYPE_USE,
  ElementType.ANNOTATION_TYPE
})
public @interface CheckedBy {
  /// {@return the checker; must have a constructor without parameters}
  Class<? extends Checker<?>> value();
}
