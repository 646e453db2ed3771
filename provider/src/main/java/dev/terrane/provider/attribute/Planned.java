package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a computed attribute whose value is predicted during plan, with the client, by a method
/// `plan...` of the generated interface. The remote side returns it.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Planned {
  /// {@return the components that the prediction needs; they are the parameters of the method after
  /// the client}
  String[] value() default {};
}
