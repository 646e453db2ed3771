package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Makes a record of its own file a part that resources share, as a block, a nested attribute or
/// [embedded][dev.terrane.provider.attribute.Embedded]. Its views are generated once.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Nested {}
