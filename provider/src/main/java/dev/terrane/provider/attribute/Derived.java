package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares an attribute that the framework computes with a pure function: a static method that has
/// the name of the component, and whose parameters have the names of other components. The value is
/// known during plan as soon as those components are.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Derived {
  /// {@return the class that declares the method; `void` for the record. In another package than
  /// the record, class and method must be public}
  Class<?> in() default void.class;
}
