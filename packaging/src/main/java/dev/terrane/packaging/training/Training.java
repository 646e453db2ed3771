package dev.terrane.packaging.training;

import dev.terrane.core.CoreException;
import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.packaging.release.PackageKind;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.Main;
import dev.terrane.server.wire.ProviderClient;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/// Runs the training of a package like a CLI: with the package's executable, mutual TLS, and a
/// shutdown request at the end.
///
/// @param kind the kind of program
/// @param executable the executable that a CLI starts
/// @param protocols the protocol versions of the provider
/// @param file the author's training file
public record Training(
    PackageKind kind, Path executable, Set<Integer> protocols, Optional<Path> file) {
  /// The JVM writes the recording when it ends, which takes seconds, or minutes on a loaded
  /// machine.
  private static final Duration WRITING = Duration.ofMinutes(15);

  private static final Duration LONGEST = Duration.ofMinutes(30);
  private static final String TOO_LATE =
      "training: did not finish within "
          + LONGEST.toMinutes()
          + " minutes; check for a call that does not return";

  private static final int REMEMBERED_LINES = 30;

  /// The training of a provider.
  public Training(Path executable, Set<Integer> protocols, Optional<Path> file) {
    this(PackageKind.PROVIDER, executable, protocols, file);
  }

  /// Runs the training, and waits until the JVM has ended. The working directory of the provider is
  /// empty.
  ///
  /// @throws PackagingException with the output of the provider if a step fails
  public void run() {
    var steps = file.map(TrainingFile::read).orElse(TrainingFile.EMPTY);
    try {
      var folder = Files.createTempDirectory("terrane");
      try {
        run(steps, folder);
      } finally {
        FileTree.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void run(TrainingFile steps, Path folder) throws IOException {
    var words = new ArrayDeque<String>();
    var options =
        ClientOptions.builder(List.of(executable.toString()), Main.COOKIE, protocols)
            .variable("XDG_RUNTIME_DIR", folder.toString())
            .variable("TERRANE_SHARED_JVM", "off")
            .variable("TERRANE_JAVA_OPTIONS", "")
            .endTimeout(WRITING)
            .directory(Files.createDirectory(folder.resolve("work")))
            .logLines(line -> remember(line, words))
            .build();
    try {
      converse(steps, options);
    } catch (HandshakeException | StatusRuntimeException | CoreException e) {
      throw new PackagingException("training: " + e.getMessage() + said(words), e);
    } catch (PackagingException e) {
      throw new PackagingException(e.getMessage() + said(words), e);
    }
  }

  private static void remember(String line, ArrayDeque<String> words) {
    synchronized (words) {
      words.addLast(line);
      if (words.size() > REMEMBERED_LINES) {
        words.removeFirst();
      }
    }
  }

  private static String said(ArrayDeque<String> words) {
    synchronized (words) {
      return words.isEmpty()
          ? ""
          : "\nLast output of the provider:\n  " + String.join("\n  ", words);
    }
  }

  private void converse(TrainingFile steps, ClientOptions options) {
    CompletableFuture<ProcessHandle> ended;
    try (var client = PluginClient.start(options)) {
      var jvm = client.process().map(Training::jvm);
      ended = jvm.map(ProcessHandle::onExit).orElseGet(CompletableFuture::new);
      var late = new AtomicBoolean();
      var watch = Thread.ofVirtual().start(() -> endIfLate(client, late));
      try {
        call(new ProviderClient(client.channel(), Protocol.of(client.version())), steps);
      } catch (StatusRuntimeException e) {
        throw late.get() ? new PackagingException(TOO_LATE, e) : e;
      } finally {
        watch.interrupt();
      }
    }
    await(ended);
  }

  private void call(Endpoint program, TrainingFile steps) {
    switch (kind) {
      case PROVIDER -> new TrainingCalls(program, steps).run();
      case PROVISIONER -> new ProvisionerTraining(program, steps).run();
    }
  }

  /// Kills the provider if a call hangs.
  private static void endIfLate(PluginClient client, AtomicBoolean late) {
    try {
      Thread.sleep(LONGEST);
      late.set(true);
      client.kill();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// The JVM: the launcher's only child, or the launcher's own process if it was replaced by the
  /// JVM.
  private static ProcessHandle jvm(ProcessHandle executable) {
    return executable.children().findFirst().orElse(executable);
  }

  private static void await(CompletableFuture<ProcessHandle> ended) {
    try {
      var _ = ended.get(WRITING.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new PackagingException(
          "training: the JVM did not end within " + WRITING.toMinutes() + " minutes", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PackagingException("interrupted while the JVM wrote its recording", e);
    }
  }
}
