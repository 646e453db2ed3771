package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Converts between the Java type of a component and a type that has a Terraform type.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.ANNOTATION_TYPE})
public @interface ConvertedBy {
  /// {@return the converter; must have a constructor without parameters}
  Class<? extends Converter<?, ?>> value();
}
