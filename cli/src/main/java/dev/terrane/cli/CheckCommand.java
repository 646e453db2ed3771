package dev.terrane.cli;

import dev.terrane.check.CheckOptions;
import dev.terrane.check.ProviderCheck;
import dev.terrane.check.config.Arguments;
import dev.terrane.check.process.ProcessOptions;
import dev.terrane.check.report.JsonReport;
import dev.terrane.check.report.JunitReport;
import dev.terrane.check.report.Report;
import dev.terrane.check.report.TextReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Checks a provider.
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Checks a provider in any language by Terraform's rules.",
    footer = {
      "",
      "Exit code: 0 without findings, 1 with findings, 2 if the check could not run.",
      "Without --config the check creates no objects."
    })
final class CheckCommand implements Callable<Integer> {
  private final Progress progress;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "PROVIDER", description = "The executable.")
  private @Nullable Path provider;

  @Parameters(index = "1..*", paramLabel = "ARGUMENT", description = "Arguments of the executable.")
  private List<String> arguments = new ArrayList<>();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "JSON file with arguments; objects are created, changed and destroyed.")
  private @Nullable Path config;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      split = ",",
      description = "Full names of the parts to check; default: all.")
  private Set<String> only = Set.of();

  @Option(names = "--json", paramLabel = "FILE", description = "Write a report as JSON.")
  private @Nullable Path json;

  @Option(names = "--junit", paramLabel = "FILE", description = "Write a report in JUnit's XML.")
  private @Nullable Path junit;

  @Option(
      names = "--start-timeout",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "Time limit of the start; default: ${DEFAULT-VALUE}.")
  private int startTimeout;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "Time limit of each call; default: ${DEFAULT-VALUE}.")
  private int timeout;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      defaultValue = "1",
      description = "Seed of random configurations; default: ${DEFAULT-VALUE}.")
  private long seed;

  CheckCommand(Progress progress) {
    this.progress = progress;
  }

  @Override
  public Integer call() throws IOException {
    var check =
        new ProviderCheck(
            options(),
            (number, total, name) -> progress.show("%d of %d  %s".formatted(number, total, name)));
    var report = check.run();
    progress.end();
    write(report);
    return report.ok() ? ExitCode.OK : ExitCode.FINDINGS;
  }

  private CheckOptions options() {
    var executable = provider;
    if (executable == null || !Files.isExecutable(executable) || Files.isDirectory(executable)) {
      throw new ParameterException(
          commandLine().commandLine(), provider + " is not an executable file");
    }
    var command = new ArrayList<String>();
    command.add(executable.toAbsolutePath().normalize().toString());
    command.addAll(arguments);
    var process =
        new ProcessOptions(command, Duration.ofSeconds(startTimeout), Duration.ofSeconds(timeout));
    var given = config == null ? Arguments.NONE : Arguments.read(config);
    return new CheckOptions(process, given, seed, only);
  }

  private CommandSpec commandLine() {
    var known = spec;
    if (known == null) {
      throw new IllegalStateException("picocli sets the specification");
    }
    return known;
  }

  private void write(Report report) throws IOException {
    var out = commandLine().commandLine().getOut();
    out.print(TextReport.of(report));
    out.flush();
    if (json != null) {
      Files.writeString(json, JsonReport.of(report));
    }
    if (junit != null) {
      Files.writeString(junit, JunitReport.of(report));
    }
  }
}
