package dev.terrane.examples.keystore;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.attribute.Sensitive;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Key stores as Java programs use them: trusted certificates and key pairs.
 *
 * @param root The directory that relative paths start at. Without it they start where Terraform
 *     runs.
 * @param passwords Passwords to try on a store whose own password Terraform does not know: one that
 *     is imported, or one whose password was changed by hand.
 */
@ProviderConfig("keystore")
record KeystoreConfig(@Nullable String root, @Sensitive @Nullable List<String> passwords) {}
