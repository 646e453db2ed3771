package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A change needs another object: destroy and create. On a record it speaks of all arguments.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface RequiresReplace {
  /// {@return the name of a static predicate `(before, after)`, in the record or in the class that
  /// `in` names, that says whether a change needs another object; empty for each change. A change
  /// to a value that is not known yet always does, and so does one from or to null, unless that
  /// parameter is `@Nullable`}
  String when() default "";

  /// {@return the class that declares the predicate; `void` for the record. In another package than
  /// the record, class and predicate are public}
  Class<?> in() default void.class;
}
