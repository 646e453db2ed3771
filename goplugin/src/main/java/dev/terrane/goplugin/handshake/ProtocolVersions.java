package dev.terrane.goplugin.handshake;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// Chooses the application protocol version as go-plugin's servers do.
public final class ProtocolVersions {
  private ProtocolVersions() {}

  /// Returns the highest version that both sides support, or else the lowest of the plugin, so that
  /// the host can name both sides in its error.
  ///
  /// @param plugin versions of the plugin, not empty
  /// @param offered comma-separated list of the host in any order, empty when there is none
  /// @param complaint receives a message for each entry that is not a number
  public static int choose(
      Set<Integer> plugin, Optional<String> offered, Consumer<String> complaint) {
    var host = offered.map(list -> parse(list, complaint)).orElse(List.of());
    return plugin.stream()
        .sorted(Comparator.reverseOrder())
        .filter(host::contains)
        .findFirst()
        .orElseGet(() -> Collections.min(plugin));
  }

  private static List<Integer> parse(String list, Consumer<String> complaint) {
    return Arrays.stream(list.split(","))
        .map(String::strip)
        .filter(entry -> !entry.isEmpty())
        .flatMap(entry -> number(entry, complaint).stream())
        .toList();
  }

  private static Optional<Integer> number(String entry, Consumer<String> complaint) {
    try {
      return Optional.of(Integer.valueOf(entry));
    } catch (NumberFormatException e) {
      complaint.accept(
          PluginVariables.PROTOCOL_VERSIONS + " contains an entry that is not a number: " + entry);
      return Optional.empty();
    }
  }
}
