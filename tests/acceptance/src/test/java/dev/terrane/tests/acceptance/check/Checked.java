package dev.terrane.tests.acceptance.check;

import dev.terrane.check.CheckOptions;
import dev.terrane.check.ProviderCheck;
import dev.terrane.check.config.Arguments;
import dev.terrane.check.process.ProcessOptions;
import dev.terrane.check.report.CheckResult;
import dev.terrane.check.report.Finding;
import dev.terrane.check.report.Report;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/// Runs the check.
final class Checked {
  private Checked() {}

  /// Checks a provider without arguments.
  static Report of(Path executable) {
    return of(List.of(executable.toString()), Arguments.NONE, Duration.ofMinutes(1));
  }

  static Report of(List<String> command, Arguments arguments, Duration limit) {
    var process = new ProcessOptions(command, Duration.ofMinutes(1), limit);
    var options = new CheckOptions(process, arguments, 1, Set.of());
    return new ProviderCheck(options, (_, _, _) -> {}).run();
  }

  /// Checks a provider that may not start.
  static Report started(List<String> command) {
    var process = new ProcessOptions(command, Duration.ofSeconds(2), Duration.ofSeconds(5));
    var options = new CheckOptions(process, Arguments.NONE, 1, Set.of());
    return new ProviderCheck(options, (_, _, _) -> {}).run();
  }

  static Path resource(String name) throws URISyntaxException {
    return Path.of(Objects.requireNonNull(Checked.class.getResource("/check/" + name)).toURI());
  }

  static List<String> table(String name) throws IOException, URISyntaxException {
    return Files.readAllLines(resource(name)).stream().filter(line -> !line.isBlank()).toList();
  }

  /// One line for each finding.
  static List<String> lines(Report report) {
    return report.results().stream()
        .flatMap(result -> result.findings().stream().map(finding -> line(result, finding)))
        .toList();
  }

  private static String line(CheckResult result, Finding finding) {
    var line =
        "%s | %s | %s %s | %s"
            .formatted(
                result.part(),
                result.check(),
                finding.severity().text(),
                finding.rule(),
                finding.path());
    return line.strip();
  }
}
