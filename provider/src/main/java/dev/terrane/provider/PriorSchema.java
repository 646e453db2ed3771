package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as the schema of an earlier schema version. [ManagedResource#priorSchemas]
/// lists it.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface PriorSchema {
  /// {@return the earlier schema version}
  int version();
}
