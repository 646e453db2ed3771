package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as an ephemeral resource: a temporary value, such as a token, that Terraform
/// opens in each plan and in each apply, and never stores. Components that are not
/// [computed][dev.terrane.provider.attribute.Computed] are its arguments.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface EphemeralResource {
  /// {@return the ephemeral resource's type without the provider's name}
  String value();

  /// {@return what users should use instead, which Terraform shows as a warning; empty if the
  /// ephemeral resource is not deprecated}
  String deprecated() default "";
}
