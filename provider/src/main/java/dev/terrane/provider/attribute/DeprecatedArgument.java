package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Warns whoever still writes it. ([Deprecated] would warn the author himself.)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface DeprecatedArgument {
  /// {@return what to write instead}
  String value();
}
