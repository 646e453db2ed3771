package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a top-level record that several resources can use as a block, as a nested attribute or
/// [embedded][dev.terrane.provider.attribute.Embedded]. Its views are generated once.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Nested {}
