package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Names an attribute or an enum constant in the configuration. Without it `workerNodes` is
/// `worker_nodes`, and the constant `HTTP_ONLY` is `http_only`. Java names, also those of generated
/// code, stay as they are.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Name {
  /// {@return the name in the configuration}
  String value();
}
