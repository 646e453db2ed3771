package dev.terrane.packaging.training;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.server.Main;
import dev.terrane.server.wire.Protocol;
import dev.terrane.server.wire.RecordedAnswers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/// What a packaged provider answers alike whenever it is asked. It is asked twice, in surroundings
/// as different as this machine has them: a schema may depend on the code alone.
///
/// @param executable what a CLI starts
/// @param protocols the versions that the provider speaks
public record Answers(Path executable, Set<Integer> protocols) {
  /// What a process needs to start at all, and to find its directory for temporary files.
  private static final Set<String> NEEDED =
      Set.of("PATH", "SYSTEMROOT", "SystemRoot", "TMPDIR", "TMP", "TEMP", "XDG_RUNTIME_DIR");

  private static final Map<String, String> ELSEWHERE =
      Map.of("TZ", "Pacific/Kiritimati", "LC_ALL", "tr_TR.UTF-8", "LANG", "tr_TR.UTF-8");

  /// Asks.
  ///
  /// @return the encoded messages by the full names of their calls; empty when they were not alike
  /// @throws PackagingException when the provider cannot be started
  public Optional<SortedMap<String, byte[]>> record() {
    try {
      var folder = Files.createTempDirectory("terrane");
      try {
        var here = ask(Files.createDirectory(folder.resolve("here")), System.getenv());
        var there = ask(Files.createDirectory(folder.resolve("there")), elsewhere(folder));
        return areAlike(here, there) ? Optional.of(here) : Optional.empty();
      } finally {
        FileTree.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> elsewhere(Path home) {
    var environment = new LinkedHashMap<>(System.getenv());
    environment.keySet().retainAll(NEEDED);
    environment.putAll(ELSEWHERE);
    environment.put("HOME", home.toString());
    return environment;
  }

  private static boolean areAlike(Map<String, byte[]> one, Map<String, byte[]> other) {
    return one.keySet().equals(other.keySet())
        && one.keySet().stream().allMatch(name -> Arrays.equals(one.get(name), other.get(name)));
  }

  private SortedMap<String, byte[]> ask(Path directory, Map<String, String> environment) {
    var answers = new TreeMap<String, byte[]>();
    for (var version : new TreeSet<>(protocols)) {
      var options =
          ClientOptions.builder(List.of(executable.toString()), Main.COOKIE, Set.of(version))
              .environment(environment)
              .variable("TERRANE_SHARED_JVM", "off")
              .variable("TERRANE_JAVA_OPTIONS", "")
              .directory(directory)
              .build();
      try (var client = PluginClient.start(options)) {
        answers.putAll(RecordedAnswers.of(client.channel(), Protocol.of(version)));
      } catch (HandshakeException e) {
        throw new PackagingException("asking for the schema: " + e.getMessage(), e);
      }
    }
    return answers;
  }
}
