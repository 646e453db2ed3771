package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Makes a record a managed resource: `@ManagedResource("note") record Note(String path, ...)`. Its
/// views, handles, codec and the interface to implement are generated as `NoteModel`.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ManagedResource {
  /// {@return the resource type without the provider's name: `note` of the provider `files` becomes
  /// `files_note`}
  String value();

  /// {@return the number of the state's shape; raise it when stored states need an upgrade}
  int version() default 0;

  /// The records of earlier shapes, each marked [Former]. With them the generated model has an
  /// interface `Upgrading`.
  ///
  /// @return the records, in any order
  Class<?>[] former() default {};
}
