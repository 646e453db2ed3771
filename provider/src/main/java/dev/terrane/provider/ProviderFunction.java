package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Makes a static method a provider function. Its parameters are the function's: `@Nullable` takes
/// null, a [Value] takes what is not known yet, a varargs parameter any number of arguments. A
/// failure made by a parameter's handle is reported at that argument.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ProviderFunction {
  /// {@return the function's name, as it is called behind `provider::files::`}
  String value();
}
