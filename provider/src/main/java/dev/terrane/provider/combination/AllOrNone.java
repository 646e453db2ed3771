package dev.terrane.provider.combination;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires that a configuration sets this component and the named ones together, or none of them.
/// Written on one of them.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface AllOrNone {
  /// {@return the names of the other components of the record}
  String[] value();
}
