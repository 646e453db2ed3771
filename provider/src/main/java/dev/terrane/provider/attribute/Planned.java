package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Predicted with the client while planning, by a method `plan...` of the generated interface, and
/// answered by the remote side.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Planned {
  /// {@return the components that the prediction needs, its parameters behind the client}
  String[] value() default {};
}
