package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a static method as a provider function with the same parameters. A `@Nullable`
/// parameter accepts null, a parameter of type [Value] accepts unknown values, and a varargs
/// parameter any number of arguments. A failure that was created by the handle of a parameter is
/// reported at that argument.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ProviderFunction {
  /// {@return the function's name: `slug` is called as `provider::files::slug`}
  String value();

  /// {@return what users should use instead, which Terraform shows as a warning; empty if the
  /// function is not deprecated}
  String deprecated() default "";
}
