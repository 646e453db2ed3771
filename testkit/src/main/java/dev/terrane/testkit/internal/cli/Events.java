package dev.terrane.testkit.internal.cli;

import dev.terrane.core.ListResourceCalls.Found;
import dev.terrane.cty.CtyType;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import dev.terrane.testkit.internal.process.Output;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The events that a command with `-json` prints, one in each line.
final class Events {
  private Events() {}

  private static Stream<Document> of(Output output, String type) {
    return output
        .stdout()
        .lines()
        .flatMap(line -> Document.ifJson(line).stream())
        .filter(one -> one.at("type").text().equals(type));
  }

  /// The messages of an action.
  static List<String> progress(Output output) {
    return of(output, "action_progress").map(one -> one.at("hook", "message").text()).toList();
  }

  /// The objects that a query has found.
  ///
  /// @param resource the schema of the resource
  static List<Found> found(Output output, Schema resource) {
    var identity =
        CtyType.object(
            resource.members().stream()
                .filter(one -> one.is(Trait.IDENTITY))
                .collect(Collectors.toMap(Attribute::name, Attribute::ctyType)));
    return of(output, "list_resource_found")
        .map(one -> one.at("list_resource_found"))
        .map(one ->
            new Found(
                one.at("identity").decoded(identity),
                one.at("display_name").text(),
                Optional.of(one.at("resource_object"))
                    .filter(state -> !state.isNull())
                    .map(state -> state.decoded(resource.type()))))
        .toList();
  }
}
