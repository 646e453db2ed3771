package dev.terrane.packaging.training;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.server.Main;
import dev.terrane.server.wire.Protocol;
import dev.terrane.server.wire.RecordedAnswers;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.ClientInterceptors;
import io.grpc.MethodDescriptor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/// What a packaged provider answers alike whenever it is asked. It is asked twice, in surroundings
/// as different as this machine has them: a schema may depend on the code alone.
///
/// @param executable what a CLI starts
/// @param protocols the versions that the provider speaks
/// @param patience how long it may take to answer
public record Answers(Path executable, Set<Integer> protocols, Duration patience) {
  /// What came of it.
  public sealed interface Outcome {}

  /// The provider has answered alike.
  ///
  /// @param messages encoded, by the full names of their calls
  public record Recorded(SortedMap<String, byte[]> messages) implements Outcome {}

  /// The answers are of no use to others.
  ///
  /// @param reason what to tell the author, as what follows "because"
  public record Unusable(String reason) implements Outcome {}

  /// What a process needs to start at all, and to find its directory for temporary files.
  private static final Set<String> NEEDED =
      Set.of("PATH", "SYSTEMROOT", "SystemRoot", "TMPDIR", "TMP", "TEMP", "XDG_RUNTIME_DIR");

  private static final Map<String, String> ELSEWHERE =
      Map.of("TZ", "Pacific/Kiritimati", "LC_ALL", "tr_TR.UTF-8", "LANG", "tr_TR.UTF-8");

  /// Asks.
  ///
  /// @throws PackagingException when the provider cannot be started
  public Outcome record() {
    try {
      var folder = Files.createTempDirectory("terrane");
      try {
        var here = ask(Files.createDirectory(folder.resolve("here")), System.getenv());
        var there = ask(Files.createDirectory(folder.resolve("there")), elsewhere(folder));
        return outcome(here, there);
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

  private Outcome outcome(SortedMap<String, byte[]> here, Map<String, byte[]> there) {
    for (var version : protocols) {
      if (!here.containsKey(RecordedAnswers.schemaCall(Protocol.of(version)))) {
        return new Unusable(
            "the provider has no schema without diagnostics, or not within "
                + patience.toSeconds()
                + " seconds; a command such as \"terraform providers schema -json\" tells more");
      }
    }
    return areAlike(here, there)
        ? new Recorded(here)
        : new Unusable(
            "it was another one at another start: it depends on more than the code, so each command"
                + " asks for it");
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
        var channel = ClientInterceptors.intercept(client.channel(), new Limited(patience));
        answers.putAll(RecordedAnswers.of(channel, Protocol.of(version)));
      } catch (HandshakeException e) {
        throw new PackagingException("asking for the schema: " + e.getMessage(), e);
      }
    }
    return answers;
  }

  /// Lets no call last longer.
  private record Limited(Duration limit) implements ClientInterceptor {
    @Override
    public <Q, A> ClientCall<Q, A> interceptCall(
        MethodDescriptor<Q, A> method, CallOptions options, Channel next) {
      return next.newCall(method, options.withDeadlineAfter(limit));
    }
  }
}
