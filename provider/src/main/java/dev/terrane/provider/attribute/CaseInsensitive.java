package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Compares a string, or reads the constants of an enum, without regard to case: a change from
/// `Foo` to `foo` is not planned. On a type argument it applies to each element of a collection:
/// `List<@CaseInsensitive String>`.
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
public @interface CaseInsensitive {}
