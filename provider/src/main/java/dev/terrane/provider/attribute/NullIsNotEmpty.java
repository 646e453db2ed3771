package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Distinguishes null from empty in a `@Nullable` collection. Without it the provider sees an empty
/// collection for both, and the state keeps the value that the user wrote.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface NullIsNotEmpty {}
