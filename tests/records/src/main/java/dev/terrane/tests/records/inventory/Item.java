package dev.terrane.tests.records.inventory;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Identity;
import org.jspecify.annotations.Nullable;

/**
 * An item.
 *
 * @param name its name
 * @param color its color
 * @param note what is said about it
 * @param serial its number
 */
@ManagedResource("item")
public record Item(
    @Identity String name, String color, @Nullable String note, @Computed String serial) {}
