package dev.terrane.provider.combination;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Warns users who set this component where the CLI supports the write-only one that replaces it.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface PreferWriteOnly {
  /// {@return the name of the write-only component of the record}
  String value();
}
