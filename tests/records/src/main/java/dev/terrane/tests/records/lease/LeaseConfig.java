package dev.terrane.tests.records.lease;

import dev.terrane.provider.ProviderConfig;

/**
 * A directory as the remote side.
 *
 * @param root the directory
 */
@ProviderConfig("lease")
public record LeaseConfig(String root) {}
