package dev.terrane.tests.records.inventory;

import dev.terrane.provider.ListResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Default;
import jakarta.validation.constraints.NotBlank;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The items of the inventory.
 *
 * @param prefix how the name begins
 * @param failingPage the number of a page that cannot be fetched
 * @param patience how long to wait for a page
 */
@ListResource(Item.class)
@Timeouts(list = "5m", listDescription = "How long all pages may take together.")
public record ItemFilter(
    @NotBlank @Nullable String prefix,
    @Nullable Integer failingPage,
    @Default("1m") Duration patience) {}
