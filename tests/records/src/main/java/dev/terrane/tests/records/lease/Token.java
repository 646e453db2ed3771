package dev.terrane.tests.records.lease;

import dev.terrane.provider.EphemeralResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import jakarta.validation.constraints.NotBlank;
import org.jspecify.annotations.Nullable;

/**
 * A token.
 *
 * @param role what it is for; the token of "liar" is for another role, that of "later" is deferred
 * @param renewAfter after how many milliseconds it is renewed; not at all when left out
 * @param renewals how often it can be renewed; one renewal more fails
 * @param value the secret
 * @param id its number, which is no secret
 */
@EphemeralResource("token")
public record Token(
    @NotBlank String role,
    @Nullable Integer renewAfter,
    @Default("1000") int renewals,
    @Computed @Sensitive String value,
    @Computed String id) {}
