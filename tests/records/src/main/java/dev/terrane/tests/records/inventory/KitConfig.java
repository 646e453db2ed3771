package dev.terrane.tests.records.inventory;

import dev.terrane.provider.ProviderConfig;

/** No configuration. */
@ProviderConfig("kits")
public record KitConfig() {}
