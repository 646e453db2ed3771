package dev.terrane.tests.docs.parts;

import dev.terrane.provider.meta.ProviderMeta;
import org.jspecify.annotations.Nullable;

/**
 * The module that uses the provider.
 *
 * @param module its name
 */
@ProviderMeta
public record ModuleInfo(@Nullable String module) {}
