package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as the schema of an earlier schema version. [ManagedResource#former] lists it.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Former {
  /// {@return the earlier schema version}
  int version();
}
