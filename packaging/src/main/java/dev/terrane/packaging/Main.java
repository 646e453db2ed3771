package dev.terrane.packaging;

import dev.terrane.packaging.CommandLine.UsageException;
import dev.terrane.packaging.system.PackagingException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The command line of the packager, for builds without Maven.
public final class Main {
  private static final int FAILED = 1;
  private static final int MISUSED = 2;

  private static final String HELP =
      "Packages providers for Terraform and OpenTofu, and installs the packages.\n\n"
          + PackageCommand.HELP
          + "\n"
          + InstallCommand.HELP;

  private final Map<String, String> environment;
  private final PrintStream out;
  private final PrintStream err;

  Main(Map<String, String> environment, PrintStream out, PrintStream err) {
    this.environment = environment;
    this.out = out;
    this.err = err;
  }

  /// Runs a command. The exit code is 0 after success, 1 after a failure, and 2 for an invalid
  /// command line.
  ///
  /// @param args the command and its options; `--help` lists them
  public static void main(String[] args) {
    System.exit(new Main(System.getenv(), System.out, System.err).run(List.of(args)));
  }

  int run(List<String> arguments) {
    try {
      return execute(CommandLine.expanded(arguments));
    } catch (UsageException e) {
      err.println(e.getMessage() + " (--help lists commands and options)");
      return MISUSED;
    } catch (PackagingException e) {
      err.println(e.getMessage());
      return FAILED;
    } catch (UncheckedIOException e) {
      err.println(PackagingException.of(Objects.requireNonNull(e.getCause())).getMessage());
      return FAILED;
    }
  }

  private int execute(List<String> words) {
    if (words.isEmpty() || words.contains("--help") || words.getFirst().equals("help")) {
      out.print(HELP);
      return words.isEmpty() ? MISUSED : 0;
    }
    command(words.getFirst(), words.subList(1, words.size()));
    return 0;
  }

  private void command(String name, List<String> words) {
    switch (name) {
      case "package" ->
          new ProviderPackager(environment, out::println).make(PackageCommand.read(words));
      case "install" -> out.print(InstallCommand.run(words));
      default ->
          throw new UsageException("unknown command \"" + name + "\"; use package or install");
    }
  }
}
