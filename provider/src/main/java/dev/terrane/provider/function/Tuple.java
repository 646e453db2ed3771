package dev.terrane.provider.function;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as a tuple: a parameter or a result of a function whose values have positions
/// instead of names. `record Range(long from, long to)` is `tuple([number, number])`. A `@Nullable`
/// component may be null, but not be omitted.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Tuple {}
