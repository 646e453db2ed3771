package dev.terrane.packaging.training;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.Main;
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

/// Records the schema of a packaged provider for the launcher. Requests it twice, in different
/// environments, because only a schema that depends on the code alone can be recorded.
///
/// @param executable the executable that a CLI starts
/// @param protocols the protocol versions of the provider
/// @param patience the time limit of a call
/// @param environment the variables of this process
public record SchemaRecorder(
    Path executable, Set<Integer> protocols, Duration patience, Map<String, String> environment) {
  /// The result of a recording.
  public sealed interface Outcome {}

  /// Both schemas are equal.
  ///
  /// @param messages encoded, by the full names of their calls
  public record Recorded(SortedMap<String, byte[]> messages) implements Outcome {}

  /// The schema cannot be recorded.
  ///
  /// @param reason the reason, for a message to the author
  public record Unusable(String reason) implements Outcome {}

  /// The variables that a process needs to start and to find its temporary directory.
  private static final Set<String> NEEDED =
      Set.of("PATH", "SYSTEMROOT", "SystemRoot", "TMPDIR", "TMP", "TEMP", "XDG_RUNTIME_DIR");

  private static final Map<String, String> ELSEWHERE =
      Map.of("TZ", "Pacific/Kiritimati", "LC_ALL", "tr_TR.UTF-8", "LANG", "tr_TR.UTF-8");

  /// Requests the schema twice and compares the results.
  ///
  /// @throws PackagingException if the provider cannot be started
  public Outcome record() {
    try {
      var folder = Files.createTempDirectory("terrane");
      try {
        var here = ask(Files.createDirectory(folder.resolve("here")), environment);
        var there = ask(Files.createDirectory(folder.resolve("there")), elsewhere(folder));
        return outcome(here, there);
      } finally {
        FileTree.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, String> elsewhere(Path home) {
    var other = new LinkedHashMap<>(environment);
    other.keySet().retainAll(NEEDED);
    other.putAll(ELSEWHERE);
    other.put("HOME", home.toString());
    return other;
  }

  private Outcome outcome(SortedMap<String, byte[]> here, Map<String, byte[]> there) {
    for (var version : protocols) {
      if (!RecordedAnswers.hasSchema(here, Protocol.of(version))) {
        return new Unusable(
            "the provider did not return a schema without diagnostics within "
                + patience.toSeconds()
                + " seconds; run \"terraform providers schema -json\" for details");
      }
    }
    return areAlike(here, there)
        ? new Recorded(here)
        : new Unusable(
            "two starts returned different schemas; each command will request the schema from the"
                + " provider");
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
        throw new PackagingException("requesting the schema: " + e.getMessage(), e);
      }
    }
    return answers;
  }

  /// Sets a deadline for each call.
  private record Limited(Duration limit) implements ClientInterceptor {
    @Override
    public <Q, A> ClientCall<Q, A> interceptCall(
        MethodDescriptor<Q, A> method, CallOptions options, Channel next) {
      return next.newCall(method, options.withDeadlineAfter(limit));
    }
  }
}
