package dev.terrane.examples.files;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.attribute.Default;
import org.jspecify.annotations.Nullable;

/**
 * Text files on this machine.
 *
 * @param root base directory of relative paths; defaults to the working directory of Terraform
 */
@ProviderConfig("files")
public record FilesConfig(@Default(env = "FILES_ROOT") @Nullable String root) {}
