package dev.terrane.tests.records.machine;

import dev.terrane.provider.ProviderConfig;

/**
 * A directory as the remote side.
 *
 * @param root the directory
 */
@ProviderConfig("machine")
public record MachineConfig(String root) {}
