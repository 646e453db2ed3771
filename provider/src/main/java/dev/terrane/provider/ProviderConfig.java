package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Makes a record the configuration of a provider: what stands in its `provider` block. A component
/// of type [Value] may be unknown while planning; as long as any other one is, the provider is not
/// connected.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ProviderConfig {
  /// {@return the provider's name, which begins the name of each of its resource types}
  String value();
}
