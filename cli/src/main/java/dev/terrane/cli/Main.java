package dev.terrane.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The command line `terrane`.
@Command(
    name = "terrane",
    mixinStandardHelpOptions = true,
    version = "terrane 0.1.0",
    description = "Tools for Terraform and OpenTofu providers.")
public final class Main {
  private Main() {}

  /// Runs a command. The exit code is 0 after success, 1 if the command has found something, and 2
  /// if it could not run.
  ///
  /// @param args the command and its options; `--help` lists them
  public static void main(String[] args) {
    var out = new PrintWriter(System.out, true, System.out.charset());
    var err = new PrintWriter(System.err, true, System.err.charset());
    var terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    System.exit(run(out, err, terminal, args));
  }

  static int run(PrintWriter out, PrintWriter err, boolean terminal, String... args) {
    var line = new CommandLine(new Main());
    line.addSubcommand(new NewCommand(out));
    var add = new CommandLine(new AddCommand());
    add.addSubcommand(new AddCommand.ResourceCommand(out));
    line.addSubcommand(add);
    line.addSubcommand(new CheckCommand(new Progress(err, terminal)));
    line.setOut(out);
    line.setErr(err);
    line.setExecutionExceptionHandler((failure, _, _) -> {
      err.println(failure.getMessage());
      return ExitCode.FAILED;
    });
    return args.length == 0 ? usage(line) : line.execute(args);
  }

  private static int usage(CommandLine line) {
    line.usage(line.getErr());
    return ExitCode.FAILED;
  }
}
