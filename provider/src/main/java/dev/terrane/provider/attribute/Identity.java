package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Part of what names the remote object: import fills it in. An argument also requires replacement
/// when it changes, a computed one is also stable. Cannot be sensitive.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Identity {
  /// {@return whether an argument may change in place, as a name that can be changed}
  boolean mutable() default false;

  /// {@return whether an import may leave it out. It is `@Nullable` in the views `Id` and `Stored`
  /// then: reading finds the object without it, and the identity is completed from what is read}
  boolean optionalForImport() default false;
}
