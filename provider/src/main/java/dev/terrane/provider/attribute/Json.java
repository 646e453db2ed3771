package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires a string to be valid JSON, and compares it as JSON: the order of members, white space
/// and the notation of numbers are not a change ([Equality#json]). On a type argument it applies to
/// each element of a collection: `Map<String, @Json String>`.
@Retention(RetentionPolicy.CLASS)
// With each place where javac puts the annotation of a component, it is allowed before qualified
// names: `@CaseInsensitive Note.Mode mode`.
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.TYPE_USE,
  ElementType.ANNOTATION_TYPE
})
public @interface Json {
  /// {@return whether members that the remote object has in addition to the configured ones are
  /// ignored, as with [Equality#jsonSubset]}
  boolean subset() default false;
}
