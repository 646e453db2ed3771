package dev.terrane.tests.records.broker;

import dev.terrane.provider.ProviderConfig;

/**
 * A directory as the remote side.
 *
 * @param root the directory
 */
@ProviderConfig("broker")
public record BrokerConfig(String root) {}
