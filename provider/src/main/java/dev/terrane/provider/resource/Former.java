package dev.terrane.provider.resource;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as the schema of stored states that a resource takes over:
/// [dev.terrane.provider.ManagedResource#former] lists it.
///
/// - `@Former(version = 0)`: states of an earlier schema version of the resource, which are
///   upgraded;
/// - `@Former(type = "files_text", version = 2)`: states of another resource type, which are moved
///   by a `moved` block.
///
/// A record may have several of these annotations, if the states have the same attributes.
/// Attributes of the stored state that the record does not have are ignored.
@Repeatable(Former.List.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Former {
  /// Any schema version; allowed only with [#type].
  int ANY_VERSION = -1;

  /// {@return the schema version with which the state was stored}
  int version();

  /// {@return the full name of the other resource type, such as `files_text`; empty for an earlier
  /// version of the same type}
  String type() default "";

  /// The provider of the other resource type: its type, its namespace and type (`hashicorp/null`),
  /// or its complete address (`terraform.io/builtin/terraform`). Parts that are omitted are not
  /// compared. Omit the host of a registry, because Terraform and OpenTofu have different ones.
  ///
  /// @return the provider; empty for this provider
  String provider() default "";

  /// Several annotations of one record.
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /// {@return the annotations}
    Former[] value();
  }
}
