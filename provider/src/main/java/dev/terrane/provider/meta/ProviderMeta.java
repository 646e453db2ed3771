package dev.terrane.provider.meta;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record as the schema of the `provider_meta` block, which authors of modules write
/// into their `terraform` block. [dev.terrane.provider.ProviderConfig#meta] assigns it to a
/// provider, and [MetaCall#meta] returns it.
///
/// ```java
/// @ProviderMeta
/// public record ModuleInfo(@Nullable String module) {}
/// ```
///
/// The values are always known, because expressions in such a block cannot contain references.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ProviderMeta {}
