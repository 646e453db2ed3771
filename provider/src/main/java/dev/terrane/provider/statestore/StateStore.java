package dev.terrane.provider.statestore;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as a state store: Terraform stores its states in it instead of in a backend.
/// The components are the arguments of the `state_store` block. They cannot be computed, and can
/// have defaults from the environment.
///
/// **Experimental**: Terraform uses state stores only in builds with experiments.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface StateStore {
  /// {@return the state store's type without the provider's name}
  String value();

  /// {@return what users should use instead, which Terraform shows as a warning; empty if the state
  /// store is not deprecated}
  String deprecated() default "";
}
