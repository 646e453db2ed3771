package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a nested block instead of a nested attribute: on a component whose type is a record, or
/// a list, set or map of records.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Block {
  /// {@return the minimum number of blocks in a list or a set}
  int min() default 0;

  /// {@return the maximum number of blocks in a list or a set; 0 for no limit}
  int max() default 0;

  /// {@return whether the value of a single block is never null: without the block in the
  /// configuration, it is an object of null attributes}
  boolean group() default false;
}
