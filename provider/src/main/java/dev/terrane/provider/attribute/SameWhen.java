package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Compares values with an [Equality]: a value that is equivalent is not a change, and the
/// configured value is kept in the state. On a type argument it applies to each element of a
/// collection: elements of lists are compared by index, elements of maps by key, and an element of
/// a set with any other one.
@Retention(RetentionPolicy.CLASS)
// With each place where javac puts the annotation of a component, it is allowed before qualified
// names: `@CaseInsensitive Note.Mode mode`.
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.TYPE_USE,
  ElementType.ANNOTATION_TYPE
})
public @interface SameWhen {
  /// {@return the equality; must have a constructor without parameters}
  Class<? extends Equality<?>> value();
}
