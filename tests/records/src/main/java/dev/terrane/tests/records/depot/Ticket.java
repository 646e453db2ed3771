package dev.terrane.tests.records.depot;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A ticket, which exists in the state alone.
 *
 * @param keepers what asks for another ticket when it changes
 * @param note what the user wants to remember
 * @param number what stands on it
 */
@ManagedResource("ticket")
public record Ticket(
    @RequiresReplace @Nullable Map<String, @Nullable String> keepers,
    @Nullable String note,
    @Computed(stable = true) String number) {}
