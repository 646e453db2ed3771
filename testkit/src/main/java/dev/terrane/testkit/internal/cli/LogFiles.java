package dev.terrane.testkit.internal.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The log files of CLIs, which are chosen by the variables that the test kit of Go has:
/// `TF_ACC_LOG` or `TF_LOG` is the level, `TF_ACC_LOG_PATH` the file of all commands,
/// `TF_LOG_PATH_MASK` that of each test, whose name replaces `%s`. Without a file there is one in
/// each working directory.
///
/// @param environment the variables of this process
/// @param test the name of the test
record LogFiles(Map<String, String> environment, String test) {
  /// The variable with which a CLI finds its log file.
  static final String PATH = "TF_LOG_PATH";

  private static final String NAME = "cli.log";
  private static final List<String> LEVELS_OF_PARTS = List.of("TF_LOG_CORE", "TF_LOG_PROVIDER");

  /// The variables of the commands in a directory; none if nothing is logged.
  Map<String, String> variables(Path directory) {
    var levels = levels();
    var file = file();
    if (levels.isEmpty() && file.isEmpty()) {
      return Map.of();
    }
    var path = file.isEmpty() ? directory.resolve(NAME) : Path.of(file).toAbsolutePath();
    var all = new TreeMap<>(levels.isEmpty() ? Map.of("TF_LOG", "TRACE") : levels);
    all.put(PATH, path.toString());
    return all;
  }

  private Map<String, String> levels() {
    var levels = new TreeMap<String, String>();
    Stream.of("TF_ACC_LOG", "TF_LOG")
        .map(this::variable)
        .filter(level -> !level.isEmpty())
        .findFirst()
        .ifPresent(level -> levels.put("TF_LOG", level));
    LEVELS_OF_PARTS.stream()
        .filter(name -> !variable(name).isEmpty())
        .forEach(name -> levels.put(name, variable(name)));
    return levels;
  }

  private String file() {
    var mask = variable("TF_LOG_PATH_MASK");
    return mask.isEmpty() ? variable("TF_ACC_LOG_PATH") : mask.replace("%s", test);
  }

  private String variable(String name) {
    return environment.getOrDefault(name, "");
  }
}
