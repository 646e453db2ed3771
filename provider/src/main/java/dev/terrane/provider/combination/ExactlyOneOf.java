package dev.terrane.provider.combination;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires that a configuration sets exactly one of this component and the named ones. Written on
/// one of them.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface ExactlyOneOf {
  /// {@return the names of the other components of the record}
  String[] value();
}
