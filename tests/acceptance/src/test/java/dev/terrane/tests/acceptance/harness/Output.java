package dev.terrane.tests.acceptance.harness;

import java.util.List;

/// What a command said, and how it ended.
///
/// @param command what was run
/// @param exitCode how it ended
/// @param stdout what it said
/// @param stderr what it complained of
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

  /// Reads all that was said as one JSON document.
  public Document json() {
    return Document.of(stdout);
  }

  /// Reads the findings among the JSON lines that a command with `-json` says.
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
