package dev.terrane.provider.resource;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Defines the format of the import id: `@ImportId("{project_id}/{location}/{name}")`. Required for
/// an identity of several attributes. Without it, the value of the only identity attribute is the
/// import id.
///
/// The elements of a list or a set are joined by the text after a colon: the id `admin/a,b` has the
/// form `{role}/{schemas:,}`.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ImportId {
  /// {@return names of identity attributes in braces, with text between them, and the separator of
  /// the elements of a collection after a colon}
  String value();
}
