package dev.terrane.testkit.internal.cli;

import dev.terrane.testkit.internal.process.Output;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The commands of one step, for the message of its failure. Not thread-safe.
final class Transcript {
  private final List<Entry> commands = new ArrayList<>();

  private record Entry(Workspace workspace, String text) {}

  void clear() {
    commands.clear();
  }

  void add(Workspace workspace, Output output) {
    commands.add(new Entry(workspace, text(output)));
  }

  /// The documents of successful commands are too long to be of use.
  private static String text(Output output) {
    var command = "$ " + String.join(" ", output.command());
    var isDocument = output.exitCode() == 0 && output.command().contains("show");
    var stdout =
        isDocument
            ? ""
            : output.stdout().lines().map(one -> message(one) + "\n").collect(Collectors.joining());
    return command + "\n" + stdout + output.stderr() + "exit code " + output.exitCode();
  }

  /// The text of a line of `-json`.
  private static String message(String line) {
    return Document.ifJson(line)
        .filter(one -> one.names().contains("@message"))
        .map(one -> (one.at("@message").text() + "\n" + one.at("diagnostic", "detail").text()))
        .map(String::strip)
        .orElse(line);
  }

  /// The configuration and the commands with their output; empty if the step has run no command.
  String text() {
    if (commands.isEmpty()) {
      return "";
    }
    var workspace = commands.getLast().workspace();
    return commands.stream()
        .map(Entry::text)
        .collect(
            Collectors.joining(
                "\n\n",
                "\n\nThe configuration:\n" + workspace.configuration() + "\nThe commands:\n",
                "\n\nThe working directory is kept: "
                    + workspace.directory()
                    + workspace.log().map(file -> "\nThe log: " + file).orElse("")));
  }
}
