package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Makes a record an ephemeral resource: a short-lived value, such as a token, that Terraform opens
/// in each plan and in each apply, and never stores. Its arguments are what is asked for, its
/// computed components what is opened.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface EphemeralResource {
  /// {@return the ephemeral resource's type without the provider's name}
  String value();
}
