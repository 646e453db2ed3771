package dev.terrane.provider.provisioner;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as the configuration of a provisioner: an operation that Terraform runs after
/// it has created a resource, or before it destroys it. A provisioner is a program of its own and
/// not a part of a provider; a CLI finds it by its file name, `terraform-provisioner-NAME`. The
/// components are its arguments; they cannot be computed or write-only.
///
/// Terraform calls provisioners a last resort. With Terraform 1.14 or later, an
/// [action][dev.terrane.provider.Action] is usually the better choice: it is planned, and installed
/// with its provider.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Provisioner {
  /// {@return the name in configurations and in the name of the file; lower-case letters, digits
  /// and hyphens}
  String value();

  /// {@return what users should use instead, which Terraform shows as a warning; empty if the
  /// provisioner is not deprecated}
  String deprecated() default "";
}
