package dev.terrane.server;

import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.journal.JournalPath;
import dev.terrane.provider.schema.ProviderType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds the journal of created objects: a file for each provider, working directory and workspace,
 * in the user's directory for state.
 */
final class JournalLocation {
  /** The variable that disables the journal. */
  static final String VARIABLE = "TERRANE_JOURNAL";

  private static final Set<String> OFF = Set.of("off", "0", "false", "no");

  private final Map<String, String> environment;
  private final String system;
  private final Path working;

  /**
   * Creates the location for an environment.
   *
   * @param system the name of the operating system
   * @param working the working directory, absolute
   */
  JournalLocation(Map<String, String> environment, String system, Path working) {
    this.environment = environment;
    this.system = system.toLowerCase(Locale.ROOT);
    this.working = working;
  }

  /** The journal of a new session in this process. */
  static Journal journal(
      ProviderType<?, ?> provider, Map<String, String> environment, Consumer<String> log) {
    var location =
        new JournalLocation(
            environment, System.getProperty("os.name"), Path.of("").toAbsolutePath());
    return location
        .find(provider.getClass().getName(), System.getProperty("user.name"))
        .map(place -> Journal.at(place, log))
        .orElseGet(Journal::none);
  }

  /**
   * The environment of a provider that no CLI has started. It disables the journal, because the
   * working directory is not that of the configurations.
   */
  static Map<String, String> without(Map<String, String> environment) {
    var changed = new HashMap<>(environment);
    changed.put(VARIABLE, "off");
    return changed;
  }

  /** The path; empty if the journal is disabled or the user has no such directory. */
  Optional<JournalPath> find(String provider, String user) {
    if (OFF.contains(variable(VARIABLE).orElse("").toLowerCase(Locale.ROOT))) {
      return Optional.empty();
    }
    return state()
        .filter(Path::isAbsolute)
        .map(state ->
            new JournalPath(state.resolve("terrane").resolve("journal"), name(provider), user));
  }

  private Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(text -> !text.isEmpty());
  }

  private Optional<Path> state() {
    if (system.startsWith("windows")) {
      return variable("LOCALAPPDATA").map(Path::of);
    }
    var home = variable("HOME").map(Path::of);
    if (system.startsWith("mac")) {
      return home.map(path -> path.resolve("Library").resolve("Application Support"));
    }
    return variable("XDG_STATE_HOME")
        .map(Path::of)
        .or(() -> home.map(path -> path.resolve(".local").resolve("state")));
  }

  private String name(String provider) {
    var text = provider + "\n" + workingDirectory() + "\n" + workspace();
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)), 0, 16);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }

  private Path workingDirectory() {
    try {
      return working.toRealPath();
    } catch (IOException e) {
      return working;
    }
  }

  /** Reads the workspace where the CLI reads it, because the CLI does not send it. */
  private String workspace() {
    var data = working.resolve(variable("TF_DATA_DIR").orElse(".terraform"));
    return variable("TF_WORKSPACE")
        .or(() -> selected(data.resolve("environment")))
        .orElse("default");
  }

  private static Optional<String> selected(Path file) {
    try {
      return Optional.of(Files.readString(file).strip()).filter(text -> !text.isEmpty());
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
