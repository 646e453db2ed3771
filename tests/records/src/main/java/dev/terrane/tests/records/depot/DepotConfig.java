package dev.terrane.tests.records.depot;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.attribute.Default;

/**
 * A directory as the remote side.
 *
 * @param root the directory
 * @param region where new crates stand
 */
@ProviderConfig(value = "depot", meta = DepotMeta.class)
public record DepotConfig(
    String root, @Default(env = "DEPOT_REGION", value = "eu") String region) {}
