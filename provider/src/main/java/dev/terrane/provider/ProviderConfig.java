package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as the configuration of a provider, its `provider` block. A component of type
/// [Value] may be unknown during plan. While any other component is unknown, the provider is not
/// connected.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ProviderConfig {
  /// {@return the provider's name, the prefix of its resource types}
  String value();

  /// {@return the record with [dev.terrane.provider.meta.ProviderMeta], the schema of the
  /// provider's `provider_meta` block; `void` for none}
  Class<?> meta() default void.class;
}
