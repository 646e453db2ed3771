package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as a managed resource: `@ManagedResource("note") record Note(String path,
/// ...)`. The annotation processor generates `NoteModel` with the views, the handles, the codecs
/// and the interface that the provider implements.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ManagedResource {
  /// {@return the resource type without the provider's name: `note` of the provider `files` becomes
  /// `files_note`}
  String value();

  /// {@return the schema version; increment it when stored states need an upgrade}
  int version() default 0;

  /// The records of stored states that the resource takes over, each annotated with
  /// [dev.terrane.provider.resource.Former]: of earlier schema versions, and of other resource
  /// types. The generated model then has the interfaces `Upgrading` and `Moving`.
  ///
  /// @return the records, in any order
  Class<?>[] former() default {};

  /// {@return what users should use instead, which Terraform shows as a warning; empty if the
  /// resource is not deprecated}
  String deprecated() default "";
}
