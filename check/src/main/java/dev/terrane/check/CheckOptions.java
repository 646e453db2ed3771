package dev.terrane.check;

import dev.terrane.check.config.Arguments;
import dev.terrane.check.process.ProcessOptions;
import java.util.Set;

/// The options of a check of a provider.
///
/// @param process how the provider is started
/// @param arguments the author's arguments
/// @param seed the seed of random configurations
/// @param only the full names of the parts that are checked; empty for all parts
public record CheckOptions(
    ProcessOptions process, Arguments arguments, long seed, Set<String> only) {
  /// Copies the names.
  public CheckOptions {
    only = Set.copyOf(only);
  }
}
