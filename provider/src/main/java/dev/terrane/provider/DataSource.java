package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Makes a record a data source: its arguments are what is asked for, its computed components what
/// is read.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface DataSource {
  /// {@return the data source's type without the provider's name}
  String value();
}
