package dev.terrane.tests.docs.parts;

import dev.terrane.provider.ListResource;
import org.jspecify.annotations.Nullable;

/**
 * The firewalls of a zone.
 *
 * @param zone zone of the firewalls; all by default
 */
@ListResource(Firewall.class)
public record FirewallFilter(@Nullable String zone) {}
