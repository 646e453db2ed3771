package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Compares values with an [Equality]: a value that is equivalent is not a change, and the
/// configured value is kept in the state.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.ANNOTATION_TYPE})
public @interface SameWhen {
  /// {@return the equality; must have a constructor without parameters}
  Class<? extends Equality<?>> value();
}
