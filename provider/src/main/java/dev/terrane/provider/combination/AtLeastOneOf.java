package dev.terrane.provider.combination;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires that a configuration sets this component, one of the named ones, or several. Written on
/// one of them.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface AtLeastOneOf {
  /// {@return the names of the other components of the record}
  String[] value();
}
