package dev.terrane.examples.files;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.attribute.Default;
import org.jspecify.annotations.Nullable;

/**
 * Text files on this machine.
 *
 * @param root the directory that paths start at; else the one that Terraform runs in
 */
@ProviderConfig("files")
public record FilesConfig(@Default(env = "FILES_ROOT") @Nullable String root) {}
