package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Says how an import id spells the identity: `@ImportId("{project_id}/{location}/{name}")`. A
/// composite identity needs it, a single attribute is its own id.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ImportId {
  /// {@return names of identity attributes in braces, with text between them}
  String value();
}
