package dev.terrane.goplugin.client;

import dev.terrane.goplugin.handshake.HandshakeException;
import dev.terrane.goplugin.handshake.PluginVariables;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/// The process of a plugin and its output.
final class PluginProcess {
  private static final int REMEMBERED_LINES = 20;

  private final Process process;
  private final CompletableFuture<Optional<String>> firstLine = new CompletableFuture<>();
  private final Deque<String> lastLines = new ArrayDeque<>();

  /// Standard output and standard error, both read to their end.
  private final CountDownLatch outputs = new CountDownLatch(2);

  private PluginProcess(Process process) {
    this.process = process;
  }

  /// Starts a program. Its standard input is empty.
  ///
  /// @throws HandshakeException when the system cannot start it
  static PluginProcess start(ClientOptions options, Map<String, String> more) {
    var builder = new ProcessBuilder(options.command());
    builder.environment().clear();
    builder.environment().putAll(options.environment());
    // A host may be a plugin itself. The variables of its own host are removed.
    builder.environment().remove(PluginVariables.CLIENT_CERT);
    builder.environment().putAll(more);
    options.directory().ifPresent(path -> builder.directory(path.toFile()));
    try {
      var plugin = new PluginProcess(builder.start());
      plugin.process.getOutputStream().close();
      plugin.read(options.logLines());
      options.onStart().accept(plugin.handle());
      return plugin;
    } catch (IOException e) {
      throw new HandshakeException(
          "cannot start the plugin " + options.command().getFirst() + ": " + e.getMessage(), e);
    }
  }

  private void read(Consumer<String> logLines) {
    Thread.ofVirtual().name("plugin-stdout").start(this::readOut);
    Thread.ofVirtual().name("plugin-stderr").start(() -> readErr(logLines));
  }

  /// Only the first line is used. The others are read so that the plugin does not block.
  private void readOut() {
    try (InputStream out = process.getInputStream()) {
      var lines = new LineReader(out);
      var first = lines.next();
      firstLine.complete(first);
      while (lines.next().isPresent()) {
        // Ignored.
      }
    } catch (IOException e) {
      // The process has ended.
    } finally {
      firstLine.complete(Optional.empty());
      outputs.countDown();
    }
  }

  private void readErr(Consumer<String> logLines) {
    try (InputStream err = process.getErrorStream()) {
      var lines = new LineReader(err);
      for (var line = lines.next(); line.isPresent(); line = lines.next()) {
        remember(line.get());
        logLines.accept(line.get());
      }
    } catch (IOException e) {
      // The process has ended.
    } finally {
      outputs.countDown();
    }
  }

  private void remember(String line) {
    synchronized (lastLines) {
      lastLines.addLast(line);
      if (lastLines.size() > REMEMBERED_LINES) {
        lastLines.removeFirst();
      }
    }
  }

  /// Waits for the first line on standard output.
  ///
  /// @throws HandshakeException when there is no line in time, or an invalid one
  String firstLine(Duration limit) {
    try {
      var line = firstLine.get(limit.toMillis(), TimeUnit.MILLISECONDS);
      if (line.isEmpty() || line.get().isBlank()) {
        throw new HandshakeException(noLine());
      }
      if (line.get().getBytes(StandardCharsets.UTF_8).length >= LineReader.LONGEST) {
        throw new HandshakeException(
            "Unrecognized remote plugin message: its first line is longer than 64 KiB");
      }
      return line.get();
    } catch (TimeoutException e) {
      throw new HandshakeException(
          "timeout while waiting for plugin to start: no handshake within "
              + limit.toMillis()
              + " ms",
          e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HandshakeException("interrupted while waiting for the plugin to start", e);
    }
  }

  private String noLine() {
    var ended = awaitEnd(Duration.ofSeconds(1));
    var text = new StringBuilder("Failed to read any lines from plugin's stdout. ");
    text.append(
        ended
            ? "The plugin exited with status " + process.exitValue() + " before its handshake."
            : "The plugin closed its standard output without a handshake.");
    var lines = lastLines();
    if (lines.isEmpty()) {
      text.append(
          " Its standard error is empty. Check that it was built for this operating system and CPU.");
    } else {
      text.append(" Its last lines on standard error:");
      lines.forEach(line -> text.append("\n  ").append(line));
    }
    return text.toString();
  }

  private List<String> lastLines() {
    synchronized (lastLines) {
      return List.copyOf(lastLines);
    }
  }

  ProcessHandle handle() {
    return process.toHandle();
  }

  Optional<Integer> exitCode() {
    return process.isAlive() ? Optional.empty() : Optional.of(process.exitValue());
  }

  /// Waits until the process has ended and all its output is read.
  boolean awaitEnd(Duration limit) {
    var end = System.nanoTime() + limit.toNanos();
    try {
      return process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS)
          && outputs.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  void kill() {
    // By its handle: Process.destroyForcibly would close the streams before they are read.
    process.toHandle().destroyForcibly();
  }
}
