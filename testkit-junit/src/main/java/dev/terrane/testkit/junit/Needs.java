package dev.terrane.testkit.junit;

import dev.terrane.testkit.cli.CliFeature;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Skips a test, or all tests of a class, on CLIs whose version lacks a feature. Core in Java has
/// all features but [CliFeature#HCL]. For classes with [ProviderTest].
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Needs {
  /// The features.
  ///
  /// @return at least one
  CliFeature[] value();
}
