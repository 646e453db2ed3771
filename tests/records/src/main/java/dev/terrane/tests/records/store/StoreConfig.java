package dev.terrane.tests.records.store;

import dev.terrane.provider.ProviderConfig;

/**
 * A directory with the stores.
 *
 * @param root the directory
 */
@ProviderConfig("store")
public record StoreConfig(String root) {}
