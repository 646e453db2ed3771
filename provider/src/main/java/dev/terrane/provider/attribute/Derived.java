package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Computed by a pure function: a static method of the same name whose parameters are named as
/// components. Known when planning as soon as those are; filled in by the framework everywhere.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Derived {
  /// {@return the class that declares the method; `void` for the record. In another package than
  /// the record, class and method are public}
  Class<?> in() default void.class;
}
