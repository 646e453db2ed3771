package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A nested block instead of a nested attribute: on a record, and on a list, a set or a map of
/// records.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Block {
  /// {@return the least number of blocks in a list or a set}
  int min() default 0;

  /// {@return the greatest number of blocks in a list or a set; 0 for no limit}
  int max() default 0;

  /// {@return whether a single block is always there, made of nulls where nothing is written}
  boolean group() default false;
}
