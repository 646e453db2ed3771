package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares an argument as deprecated: Terraform warns users who set it. ([Deprecated] would cause
/// warnings in Java code instead.)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface DeprecatedArgument {
  /// {@return the message, which says what to use instead}
  String value();
}
