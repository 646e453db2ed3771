package dev.terrane.tests.records.machine;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;

/**
 * A server.
 *
 * @param name its name
 * @param size its size
 */
@ManagedResource("server")
public record Server(@Identity String name, @Default("1") int size) {}
