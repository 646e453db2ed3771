package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The default of an argument that the user does not write. Either a value or a constant has to be
/// given, or environment variables with or without one of them.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {
  /// {@return the value as a user would write it: `"0644"`, `"false"`, `"20"`}
  String value() default "";

  /// {@return the name of a static field or of a static method without parameters, in the record or
  /// in the class that `in` names}
  String constant() default "";

  /// {@return the class that declares the constant; `void` for the record. In another package than
  /// the record, class and constant are public}
  Class<?> in() default void.class;

  /// {@return environment variables, of which the first one that is set and not empty counts; in a
  /// provider's configuration alone. When there is none, the value or the constant counts, and
  /// without one the argument is missing}
  String[] env() default {};
}
