package dev.terrane.tests.records.depot;

import dev.terrane.provider.resource.Former;
import org.jspecify.annotations.Nullable;

/**
 * A ticket, or a label of the first version, which was stored like a ticket.
 *
 * @param number its number
 * @param note the text
 */
@Former(version = 0)
@Former(version = 0, type = "depot_ticket")
record FormerTicket(String number, @Nullable String note) {}
