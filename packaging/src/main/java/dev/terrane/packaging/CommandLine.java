package dev.terrane.packaging;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/// The parsed arguments of a command: options `--name value`, and flags without a value.
///
/// @param values the values of each option, in order
record CommandLine(Map<String, List<String>> values) {
  /// Thrown for an invalid command line.
  static final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UsageException(String message) {
      super(message);
    }
  }

  /// Reads options.
  ///
  /// @param words the arguments, without the command
  /// @param options the options that have a value
  /// @param flags those that have none
  static CommandLine read(List<String> words, Set<String> options, Set<String> flags) {
    var values = new LinkedHashMap<String, List<String>>();
    var rest = words.iterator();
    while (rest.hasNext()) {
      var word = rest.next();
      var name = word.startsWith("--") ? word.substring(2) : "";
      if (!options.contains(name) && !flags.contains(name)) {
        throw new UsageException("unknown option \"" + word + "\"");
      }
      if (options.contains(name) && !rest.hasNext()) {
        throw new UsageException("--" + name + " requires a value");
      }
      var value = options.contains(name) ? rest.next() : "true";
      values.computeIfAbsent(name, _ -> new ArrayList<>()).add(value);
    }
    return new CommandLine(values);
  }

  /// Replaces `@FILE` with the lines of the file.
  static List<String> expanded(List<String> words) {
    var all = new ArrayList<String>();
    for (var word : words) {
      if (word.startsWith("@")) {
        all.addAll(lines(Path.of(word.substring(1))));
      } else {
        all.add(word);
      }
    }
    return all;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream().filter(line -> !line.isBlank()).toList();
    } catch (IOException e) {
      throw new PackagingException(
          "cannot read the argument file: " + PackagingException.of(e).getMessage(), e);
    }
  }

  List<String> all(String option) {
    return values.getOrDefault(option, List.of());
  }

  Optional<String> one(String option) {
    var given = all(option);
    if (given.size() > 1) {
      throw new UsageException("--" + option + " is specified " + given.size() + " times");
    }
    return given.stream().findFirst();
  }

  String required(String option) {
    return one(option).orElseThrow(() -> new UsageException("--" + option + " is required"));
  }

  boolean has(String flag) {
    return values.containsKey(flag);
  }

  /// Reads an option with a fixed set of values.
  static <T> T choice(String option, String word, SortedMap<String, T> choices) {
    var chosen = choices.get(word);
    if (chosen == null) {
      throw new UsageException(
          "invalid value \""
              + word
              + "\" for --"
              + option
              + "; use "
              + String.join(" or ", choices.keySet()));
    }
    return chosen;
  }
}
