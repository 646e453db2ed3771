package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as an action: an operation, such as a reboot, that Terraform invokes before or
/// after a change of a resource, or with `terraform apply -invoke`. It changes no state. The
/// components are its arguments; they cannot be computed, and can be
/// [write-only][dev.terrane.provider.attribute.WriteOnly].
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Action {
  /// {@return the action's type without the provider's name}
  String value();

  /// {@return what users should use instead, which Terraform shows as a warning; empty if the
  /// action is not deprecated}
  String deprecated() default "";
}
