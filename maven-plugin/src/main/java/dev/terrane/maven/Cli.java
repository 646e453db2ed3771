package dev.terrane.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoFailureException;
import org.jspecify.annotations.Nullable;

/// Finds the CLI to run.
final class Cli {
  private static final List<String> NAMES =
      List.of("terraform", "tofu", "terraform.exe", "tofu.exe");

  private Cli() {}

  static String find(@Nullable String chosen, Map<String, String> environment)
      throws MojoFailureException {
    var named = chosen == null ? environment.get("TF_ACC_TERRAFORM_PATH") : chosen;
    if (named != null) {
      return named;
    }
    return onPath(environment.getOrDefault("PATH", ""))
        .findFirst()
        .orElseThrow(() ->
            new MojoFailureException(
                "Neither terraform nor tofu is on the PATH. Install one of them, or specify it with"
                    + " -Dterrane.cli=..."));
  }

  private static Stream<String> onPath(String path) {
    var folders = Arrays.stream(path.split(File.pathSeparator)).filter(text -> !text.isEmpty());
    var all = folders.toList();
    return NAMES.stream()
        .flatMap(name -> all.stream().map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .filter(Files::isRegularFile)
        .map(Path::toString);
  }
}
