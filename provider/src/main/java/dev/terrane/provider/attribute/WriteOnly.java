package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Handed to create and update, never stored. The record's component is null but in `Input`.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface WriteOnly {
  /// {@return the attribute that users raise to have the value set again; the framework owns it. In
  /// `Input` the value is there only when it is to be set. Empty to hand it to each update}
  String version() default "";
}
