package dev.terrane.cli;

import dev.terrane.archetype.NewProvider;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Creates a provider.
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Creates a provider: a Maven project with a resource, a data source and tests.")
final class NewCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Parameters(index = "0", paramLabel = "NAME", description = "The name of the provider.")
  private String name = "";

  @Option(
      names = "--group",
      paramLabel = "ID",
      defaultValue = "com.example",
      description = "Maven's group ID; default: ${DEFAULT-VALUE}.")
  private String group = "";

  @Option(
      names = "--package",
      paramLabel = "NAME",
      description = "The Java package; default: the group ID and the name.")
  private @Nullable String packageName;

  @Option(
      names = "--namespace",
      paramLabel = "HOST/NAME",
      defaultValue = "example.com/example",
      description = "The beginning of its address; default: ${DEFAULT-VALUE}.")
  private String namespace = "";

  @Option(
      names = "--directory",
      paramLabel = "DIR",
      description = "An empty or new directory; default: the name.")
  private @Nullable Path directory;

  NewCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws IOException {
    var javaPackage = packageName == null ? group + "." + name : packageName;
    var target = directory == null ? Path.of(name) : directory;
    var created = new NewProvider(name, group, javaPackage, namespace).create(target);
    print(target, created);
    return ExitCode.OK;
  }

  private void print(Path target, List<Path> created) {
    out.println("Created in " + target + ":");
    created.forEach(file -> out.println("  " + file));
    out.println();
    out.println("Build it, run its tests, and apply its demo with terraform or tofu:");
    out.println("  cd " + target);
    out.println("  mvn verify");
    out.println("  mvn terrane:dev -Dterrane.command=apply");
  }
}
