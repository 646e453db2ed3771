package dev.terrane.tests.docs.parts;

import dev.terrane.provider.EphemeralResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Sensitive;

/**
 * A token for the cloud's own clients.
 *
 * @param role what it is for
 * @param value the secret
 */
@EphemeralResource("token")
public record Token(String role, @Computed @Sensitive String value) {}
