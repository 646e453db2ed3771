package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as the configuration of a list resource, with which `terraform query` finds
/// the objects of a managed resource: `@ListResource(Note.class) record NoteFilter(@Nullable String
/// prefix)`. Its type is that of the managed resource. All components are arguments.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ListResource {
  /// {@return the record of the managed resource, which must have an
  /// [identity][dev.terrane.provider.attribute.Identity]}
  Class<?> value();

  /// {@return what users should use instead, which Terraform shows as a warning; empty if the list
  /// resource is not deprecated}
  String deprecated() default "";
}
