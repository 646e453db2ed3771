package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Makes a record the shape that states had in an earlier schema version. Named by
/// [ManagedResource#former].
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Former {
  /// {@return the schema version that wrote such states}
  int version();
}
