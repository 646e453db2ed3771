package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Lets users say how long the methods of a resource may take. The framework owns the `timeouts`
/// block; it is no component. An empty text leaves an operation out.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Timeouts {
  /// {@return how long create may take, unless the user says otherwise: `"45m"`, `"1h30m"`}
  String create() default "20m";

  /// {@return how long read may take; not offered by default}
  String read() default "";

  /// {@return how long update may take}
  String update() default "20m";

  /// {@return how long delete may take}
  String delete() default "20m";

  /// {@return whether users write `timeouts = {...}` instead of a block}
  boolean attribute() default false;
}
