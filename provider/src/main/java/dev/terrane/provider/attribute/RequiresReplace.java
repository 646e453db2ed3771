package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares that a change requires replacement: destroy and create. On a record it applies to all
/// arguments.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface RequiresReplace {
  /// {@return the name of a static predicate `(before, after)`, of the record or of the class `in`,
  /// that decides whether a change requires replacement; empty when each change does. A change to
  /// an unknown value always requires replacement, and so does a change from or to null, unless
  /// that parameter is `@Nullable`}
  String when() default "";

  /// {@return the class that declares the predicate; `void` for the record. In another package than
  /// the record, class and predicate must be public}
  Class<?> in() default void.class;
}
