package dev.terrane.provider.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires a string or a number to be one of these. For a set of names that the provider's code
/// distinguishes, an enum is the better type.
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.PARAMETER,
  ElementType.TYPE_USE,
  ElementType.ANNOTATION_TYPE
})
public @interface OneOf {
  /// {@return the values as in a configuration; numbers in decimal notation, `"0.5"`}
  String[] value();
}
