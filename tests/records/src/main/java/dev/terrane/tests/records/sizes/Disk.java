package dev.terrane.tests.records.sizes;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.RequiresReplace;

/**
 * A disk, which says the same of its size as a volume.
 *
 * @param name how it is called
 * @param size how large it is; cannot shrink
 * @param label name and size
 */
@ManagedResource("disk")
public record Disk(
    @Identity String name,
    @Default(constant = "SMALLEST", in = Numbers.class)
        @RequiresReplace(when = "falls", in = Numbers.class)
        long size,
    @Derived(in = Numbers.class) String label) {}
