package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires a string to be valid JSON, and compares it as JSON: the order of members, white space
/// and the notation of numbers are not a change ([Equality#json]).
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.ANNOTATION_TYPE})
public @interface Json {
  /// {@return whether members that the remote object has in addition to the configured ones are
  /// ignored, as with [Equality#jsonSubset]}
  boolean subset() default false;
}
