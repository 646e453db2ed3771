package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares an attribute of the identity, which identifies the remote object. Import sets it. A
/// change of an argument requires replacement, and a computed attribute is also stable. It cannot
/// be sensitive. It is a string, a number or a boolean, or a list or set of these; Terraform shows
/// a set as a sorted list in the identity, because it accepts no set there.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Identity {
  /// {@return whether an update may change it, such as a name that can be changed}
  boolean mutable() default false;

  /// {@return whether an import by identity may omit it. It is then `@Nullable` in the views `Id`
  /// and `Stored`: read must find the object without it, and the framework completes the identity
  /// from the result of read}
  boolean optionalForImport() default false;
}
