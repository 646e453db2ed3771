package dev.terrane.provider.combination;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires that a configuration that sets this component sets the named ones, too.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface RequiredWith {
  /// {@return the names of other components of the record}
  String[] value();
}
