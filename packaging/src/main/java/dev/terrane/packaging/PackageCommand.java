package dev.terrane.packaging;

import dev.terrane.packaging.CommandLine.UsageException;
import dev.terrane.packaging.system.JdkRelease;
import dev.terrane.packaging.system.PackagingException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The command that creates packages.
final class PackageCommand {
  static final String HELP =
      """
      package: creates a package for each platform, and the files of a release.

        --name NAME             the provider's name: the prefix of its resource types
        --version VERSION       the provider's version, for example 1.2.3
        --class-path PATH       the provider's class path: jars, folders of classes, and FOLDER/*
                                for all jars of a folder; can be repeated
        --output FOLDER         the folder for the packages (default: dist)

        --protocols 5,6         the protocol versions of the provider
        --jdk HOME              a JDK 25 of a platform to package for; can be repeated (default: the
                                JDK that runs this command, for this platform)
        --compression fast      fast, or best for a release: smaller, and much slower to create
        --no-sharing            starts a JVM for each launch
        --keep-warm SECONDS     allows users to keep the JVM running this long after a command
        --live-schema           requests the schema from the provider in each command: required if
                                the schema depends on more than the code
        --heap 512m             the maximum heap size, up to 31g
        --modules NAMES         additional modules of the JDK, separated by commas
        --jvm-option OPTION     an option of the JVM; can be repeated
        --training FILE         the configuration to apply in training
        --executables FOLDER    the executables of existing providers: in the folder, a folder for
                                each platform, for example linux_amd64
        --gpg-key ID            the GPG key to sign with

      @FILE is replaced with the lines of a file, one argument a line.
      """;

  private static final Set<String> OPTIONS =
      Set.of(
          "name",
          "version",
          "class-path",
          "output",
          "protocols",
          "jdk",
          "compression",
          "keep-warm",
          "heap",
          "modules",
          "jvm-option",
          "training",
          "executables",
          "gpg-key");

  private static final SortedMap<String, Compression> COMPRESSIONS =
      new TreeMap<>(Map.of("fast", Compression.FAST, "best", Compression.BEST));

  private PackageCommand() {}

  static PackageRequest read(List<String> words) {
    var line = CommandLine.read(words, OPTIONS, Set.of("no-sharing", "live-schema"));
    var builder =
        PackageRequest.builder(
            line.required("name"),
            line.required("version"),
            classPath(line),
            Path.of(line.one("output").orElse("dist")));
    line.one("protocols").map(PackageCommand::numbers).ifPresent(builder::protocols);
    line.all("jdk").forEach(home -> builder.target(target(Path.of(home))));
    line.one("training").map(Path::of).ifPresent(builder::training);
    line.one("executables").map(Path::of).ifPresent(builder::executables);
    line.one("gpg-key").ifPresent(builder::key);
    choose(line, builder);
    tune(line, builder);
    return builder.build();
  }

  private static void choose(CommandLine line, PackageRequest.Builder builder) {
    line.one("compression")
        .map(word -> CommandLine.choice("compression", word, COMPRESSIONS))
        .ifPresent(builder::compression);
    builder.sharing(!line.has("no-sharing"));
    builder.liveSchema(line.has("live-schema"));
    line.one("keep-warm").map(text -> number("keep-warm", text)).ifPresent(builder::keepWarm);
  }

  private static void tune(CommandLine line, PackageRequest.Builder builder) {
    line.one("heap").ifPresent(builder::heap);
    line.all("jvm-option").forEach(builder::option);
    line.one("modules").stream()
        .flatMap(names -> Stream.of(names.split(",", -1)))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .forEach(builder::module);
  }

  private static TargetPlatform target(Path home) {
    return new TargetPlatform(JdkRelease.of(home).platform(), home);
  }

  private static Set<Integer> numbers(String text) {
    return Stream.of(text.split(","))
        .map(one -> number("protocols", one))
        .collect(Collectors.toSet());
  }

  private static int number(String option, String text) {
    try {
      return Integer.parseInt(text.strip());
    } catch (NumberFormatException e) {
      throw new UsageException("invalid value \"" + text + "\" for --" + option + "; use a number");
    }
  }

  private static List<Path> classPath(CommandLine line) {
    var entries = new ArrayList<Path>();
    for (var path : line.all("class-path")) {
      for (var entry : path.split(File.pathSeparator, -1)) {
        if (entry.endsWith("/*") || entry.endsWith(File.separator + "*")) {
          entries.addAll(jars(Path.of(entry.substring(0, entry.length() - 2))));
        } else if (!entry.isEmpty()) {
          entries.add(Path.of(entry));
        }
      }
    }
    if (entries.isEmpty()) {
      throw new UsageException("--class-path is required and must have at least one entry");
    }
    return entries;
  }

  /// Sorted, because the JVM does not define the order of a wildcard.
  private static List<Path> jars(Path folder) {
    try (var files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      throw new PackagingException("cannot read the folder " + folder + " on the class path", e);
    }
  }
}
