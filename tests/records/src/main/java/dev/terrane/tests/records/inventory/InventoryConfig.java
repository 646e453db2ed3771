package dev.terrane.tests.records.inventory;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.attribute.Default;
import java.time.Duration;

/**
 * A directory as the remote side.
 *
 * @param root the directory
 * @param patience how long to wait for it
 */
@ProviderConfig("inventory")
public record InventoryConfig(String root, @Default("10s") Duration patience) {}
