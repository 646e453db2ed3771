package dev.terrane.tests.records.pet;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.RequiresReplace;

/**
 * A stamp that is valid for a number of uses.
 *
 * @param uses how often it may be used
 * @param number what stands on it
 */
@ManagedResource("stamp")
public record Stamp(@RequiresReplace int uses, @Computed(stable = true) String number) {}
