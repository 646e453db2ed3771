package dev.terrane.tests.kinds;

import dev.terrane.provider.EphemeralResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Sensitive;

/**
 * A token.
 *
 * @param role its role
 * @param value the secret
 */
@EphemeralResource("token")
public record Token(String role, @Computed @Sensitive String value) {}
