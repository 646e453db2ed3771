package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// An own Java type, read from and written as a type that Terraform knows.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface ConvertedBy {
  /// {@return converts; has a constructor without parameters}
  Class<? extends Converter<?, ?>> value();
}
