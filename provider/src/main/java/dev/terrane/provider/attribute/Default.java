package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares the default of an argument. Set `value` or `constant`, or `env` with or without one of
/// them.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {
  /// {@return the default as in the configuration: `"0644"`, `"false"`, `"20"`}
  String value() default "";

  /// {@return the name of a static field, or of a static method without parameters, of the record
  /// or of the class `in`}
  String constant() default "";

  /// {@return the class that declares the constant; `void` for the record. In another package than
  /// the record, class and constant must be public}
  Class<?> in() default void.class;

  /// {@return environment variables: the first that is set and not empty supplies the default.
  /// Allowed only in a provider configuration. When none is set, `value` or `constant` is the
  /// default; without either, omitting the argument is an error}
  String[] env() default {};
}
