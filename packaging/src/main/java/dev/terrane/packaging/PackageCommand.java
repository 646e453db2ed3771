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

/// The command that makes packages.
final class PackageCommand {
  static final String HELP =
      """
      package: makes a package for each platform, and what a registry reads beside them.

        --name NAME             the provider's name, with which its resources begin
        --version VERSION       its version, like 1.2.3
        --class-path PATH       all that it runs on, as java takes it: jars, folders of classes, and
                                FOLDER/* for all jars of a folder; may be given again
        --output FOLDER         where packages are written, dist without it

        --protocols 5,6         the versions of the protocol that it speaks
        --jdk HOME              a JDK 25 of a platform to package for; may be given again; without
                                it that of this Java, for this platform
        --layout archive        how the run-time lies in the package: archive, one file that the
                                launcher unpacks once for each user, or folder, as it is
        --launcher native       what a CLI starts: native, or script
        --no-sharing            starts a JVM for each launch
        --keep-warm SECONDS     lets users keep the JVM for so long after a command
        --live-schema           asks the provider for its schema in each command: for one whose
                                schema depends on more than its code
        --heap 512m             the largest heap, below 32g
        --modules NAMES         modules of the JDK that no jar names, with commas between them
        --jvm-option OPTION     an option of the JVM; may be given again
        --training FILE         what is done in training, beside what each provider is trained on
        --gpg-key ID            signs with a key of gpg

      A word @FILE stands for the lines of a file, each a word.
      """;

  private static final Set<String> OPTIONS =
      Set.of(
          "name",
          "version",
          "class-path",
          "output",
          "protocols",
          "jdk",
          "layout",
          "launcher",
          "keep-warm",
          "heap",
          "modules",
          "jvm-option",
          "training",
          "gpg-key");

  private static final SortedMap<String, Layout> LAYOUTS =
      new TreeMap<>(Map.of("folder", Layout.FOLDER, "archive", Layout.ARCHIVE));
  private static final SortedMap<String, Starter> STARTERS =
      new TreeMap<>(Map.of("native", Starter.NATIVE, "script", Starter.SCRIPT));

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
    line.one("gpg-key").ifPresent(builder::key);
    choose(line, builder);
    tune(line, builder);
    return builder.build();
  }

  private static void choose(CommandLine line, PackageRequest.Builder builder) {
    var starter =
        line.one("launcher")
            .map(word -> CommandLine.choice("launcher", word, STARTERS))
            .orElse(Starter.NATIVE);
    var layout = line.one("layout").map(word -> CommandLine.choice("layout", word, LAYOUTS));
    // A script cannot unpack.
    builder.layout(layout.orElse(starter == Starter.SCRIPT ? Layout.FOLDER : Layout.ARCHIVE));
    builder.starter(starter);
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

  private static Target target(Path home) {
    return new Target(JdkRelease.of(home).platform(), home);
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
      throw new UsageException("--" + option + " is \"" + text + "\", which is no number");
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
      throw new UsageException("--class-path is missing, or names nothing");
    }
    return entries;
  }

  /// Java leaves their order open; here it is always the same.
  private static List<Path> jars(Path folder) {
    try (var files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      throw new PackagingException("the folder " + folder + " on the class path cannot be read", e);
    }
  }
}
