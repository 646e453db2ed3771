package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Two spellings of one value: what is the same is no change, and the user's spelling is kept.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface SameWhen {
  /// {@return decides; has a constructor without parameters}
  Class<? extends Equality<?>> value();
}
