package dev.terrane.check.part;

import dev.terrane.check.config.Arguments;

/// The parameters of all checks of a run.
///
/// @param provider the provider
/// @param findings receives the findings
/// @param arguments the author's arguments
/// @param seed the seed of random configurations
public record CheckContext(
    CheckedProvider provider, Findings findings, Arguments arguments, long seed) {}
