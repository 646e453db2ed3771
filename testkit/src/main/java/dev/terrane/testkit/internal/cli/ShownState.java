package dev.terrane.testkit.internal.cli;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A state as `show -json` prints it.
///
/// @param document the whole state
record ShownState(Document document) {
  /// The names of the attributes of a resource instance that are sensitive, or contain a sensitive
  /// part; none if there is no such instance.
  Set<String> sensitive(String address) {
    return resources(document.at("values", "root_module"))
        .filter(one -> one.at("address").text().equals(address))
        .map(one -> one.at("sensitive_values"))
        .flatMap(flags -> flags.names().stream().filter(name -> flags.at(name).containsTrue()))
        .collect(Collectors.toSet());
  }

  private static Stream<Document> resources(Document module) {
    return Stream.concat(
        module.at("resources").elements().stream(),
        module.at("child_modules").elements().stream().flatMap(ShownState::resources));
  }
}
