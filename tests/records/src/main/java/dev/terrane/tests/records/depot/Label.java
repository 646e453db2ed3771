package dev.terrane.tests.records.depot;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Identity;
import org.jspecify.annotations.Nullable;

/**
 * A label, which replaces the ticket.
 *
 * @param number its number
 * @param text the text on it
 */
@ManagedResource(
    value = "label",
    version = 1,
    former = {FormerTicket.class, FormerData.class})
public record Label(@Identity @Computed(stable = true) String number, @Nullable String text) {}
