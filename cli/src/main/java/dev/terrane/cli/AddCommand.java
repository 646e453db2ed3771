package dev.terrane.cli;

import dev.terrane.archetype.NewResource;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Adds a part to a provider.
@Command(
    name = "add",
    mixinStandardHelpOptions = true,
    description = "Adds a resource to a provider.",
    synopsisSubcommandLabel = "COMMAND")
final class AddCommand {
  /// Adds a resource.
  @Command(
      name = "resource",
      mixinStandardHelpOptions = true,
      sortOptions = false,
      description = "Writes a record, the methods to fill in, and a test.")
  static final class ResourceCommand implements Callable<Integer> {
    private final PrintWriter out;

    @Parameters(
        index = "0",
        paramLabel = "NAME",
        description = "Its type without the name of the provider: access_rule.")
    private String name = "";

    @Option(
        names = "--directory",
        paramLabel = "DIR",
        defaultValue = "",
        description = "The directory of the provider; default: the working directory.")
    private Path directory = Path.of("");

    ResourceCommand(PrintWriter out) {
      this.out = out;
    }

    @Override
    public Integer call() throws IOException {
      var added = new NewResource(name).add(directory);
      out.println("Created:");
      added.created().forEach(file -> out.println("  " + file));
      out.println(
          added.isListed()
              ? "Changed: " + added.provider()
              : "Now add " + added.part() + " to the result of parts() in " + added.provider());
      return ExitCode.OK;
    }
  }
}
