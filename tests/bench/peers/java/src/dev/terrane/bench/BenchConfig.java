package dev.terrane.bench;

import dev.terrane.provider.ProviderConfig;
import org.jspecify.annotations.Nullable;

/**
 * Notes on this machine.
 *
 * @param root the directory that paths start at; else the one that Terraform runs in
 */
@ProviderConfig("bench")
public record BenchConfig(@Nullable String root) {}
