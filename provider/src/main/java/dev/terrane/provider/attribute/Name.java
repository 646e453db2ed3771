package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Sets the name of an attribute or an enum constant in the configuration. The default for
/// `workerNodes` is `worker_nodes`, and for the constant `HTTP_ONLY` it is `http_only`. Names in
/// generated code do not change.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Name {
  /// {@return the name in the configuration}
  String value();
}
