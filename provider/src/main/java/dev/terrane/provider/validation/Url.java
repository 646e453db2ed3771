package dev.terrane.provider.validation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires a [java.net.URI] or a string to be an absolute URL with a host.
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.PARAMETER,
  ElementType.TYPE_USE,
  ElementType.ANNOTATION_TYPE
})
public @interface Url {
  /// {@return the schemes that are allowed, in lower case}
  String[] schemes() default {"https", "http"};
}
