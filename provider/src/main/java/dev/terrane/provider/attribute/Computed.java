package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares an attribute whose value the remote side chooses. It is planned as unknown for each
/// create and update, unless an element of this annotation restricts that.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Computed {
  /// {@return whether the user may set it. If the user does not, the value that the remote side
  /// chose first is kept. In `Input` the component is an `Optional`, empty when the provider is to
  /// choose the value}
  boolean orSet() default false;

  /// {@return whether the value never changes after create}
  boolean stable() default false;

  /// {@return the components it depends on: it is planned as unknown only when one of them changes}
  String[] changesWith() default {};
}
