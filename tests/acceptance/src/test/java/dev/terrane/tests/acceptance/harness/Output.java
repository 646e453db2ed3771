package dev.terrane.tests.acceptance.harness;

import java.util.List;

/// The output and the exit code of a command.
///
/// @param command the command
/// @param exitCode its exit code
/// @param stdout its standard output
/// @param stderr its standard error
public record Output(List<String> command, int exitCode, String stdout, String stderr) {
  /// Fails the test when the command failed.
  public Output succeeded() {
    return exited(0);
  }

  /// Fails the test when the command ended in another way.
  public Output exited(int expected) {
    if (exitCode != expected) {
      throw new AssertionError("Expected exit code " + expected + " of " + this);
    }
    return this;
  }

  /// Fails the test when the command did not fail as commands do that report an error.
  public Output failed() {
    return exited(1);
  }

  /// Parses the standard output as one JSON document.
  public Document json() {
    return Document.of(stdout);
  }

  /// Parses the diagnostics among the JSON lines of a command with `-json`.
  public List<Finding> findings() {
    return stdout
        .lines()
        .filter(line -> line.startsWith("{"))
        .map(Document::of)
        .filter(line -> line.at("type").isText("diagnostic"))
        .map(line -> Finding.of(line.at("diagnostic")))
        .toList();
  }

  /// Both streams as one text without the frames and line breaks that CLIs put around prose.
  public String prose() {
    return (stdout + "\n" + stderr).replaceAll("[\\s│╷╵]+", " ");
  }

  @Override
  public String toString() {
    return String.join(" ", command)
        + ", which ended with "
        + exitCode
        + "\n--- stdout\n"
        + stdout
        + "\n--- stderr\n"
        + stderr;
  }
}
