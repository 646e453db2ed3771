package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares an argument as write-only: create and update receive it, and it is never stored. The
/// component is null except in `Input`.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface WriteOnly {
  /// {@return the name of the attribute that users change to have the value set again; the
  /// framework adds it to the schema. `Input` then contains the value only when it must be set.
  /// Empty: each update receives the value}
  String version() default "";

  /// {@return whether the configuration must contain it. The component is nullable nevertheless,
  /// because the value is null in every state}
  boolean required() default false;
}
