package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as a data source. Components that are not
/// [computed][dev.terrane.provider.attribute.Computed] are its arguments.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface DataSource {
  /// {@return the data source type without the provider's name}
  String value();

  /// {@return what users should use instead, which Terraform shows as a warning; empty if the data
  /// source is not deprecated}
  String deprecated() default "";
}
