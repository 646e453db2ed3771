package dev.terrane.provider.combination;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires that a configuration that sets this component sets none of the named ones. The named
/// ones may be set together.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface ConflictsWith {
  /// {@return the names of other components of the record}
  String[] value();
}
