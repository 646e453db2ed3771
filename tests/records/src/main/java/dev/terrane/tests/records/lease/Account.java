package dev.terrane.tests.records.lease;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.WriteOnly;
import org.jspecify.annotations.Nullable;

/**
 * An account.
 *
 * @param name its name; "refused" cannot be created
 * @param password its password
 * @param renewals creating waits until the token has been renewed so often; for ever when negative
 */
@ManagedResource("account")
public record Account(
    @Identity String name,
    @WriteOnly(version = "password_version") @Nullable String password,
    @Default("0") int renewals) {}
