package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The remote side says it: unknown when created and at each update, unless the elements below know
/// better.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Computed {
  /// {@return whether the user may write it, too; the remote side's choice is kept then. In `Input`
  /// an `Optional`: empty means "yours to choose"}
  boolean orSet() default false;

  /// {@return whether it never changes once it has a value}
  boolean stable() default false;

  /// {@return the components whose change alone makes it change}
  String[] changesWith() default {};
}
