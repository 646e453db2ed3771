package dev.terrane.server.mux;

import java.io.File;
import java.io.IOException;

/**
 * Kills a process when this one has ended in any way, also when it was killed: a provider in Go
 * does not notice it. A shell waits for the end of its input, which the system closes together with
 * this process. There is no such shell on Windows.
 */
final class OrphanWatch implements AutoCloseable {
  /** Ctrl-C of a terminal reaches the shell, too. */
  private static final String SCRIPT = "trap '' INT TERM HUP; read -r _; kill -9 \"$0\"";

  private final ProcessHandle watcher;

  private OrphanWatch(ProcessHandle watcher) {
    this.watcher = watcher;
  }

  /** Starts to watch for a process. */
  static AutoCloseable begin(ProcessHandle process) {
    var builder = new ProcessBuilder("/bin/sh", "-c", SCRIPT, Long.toString(process.pid()));
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.directory(new File("/"));
    try {
      return new OrphanWatch(builder.start().toHandle());
    } catch (IOException e) {
      return () -> {};
    }
  }

  /** Ends the watch without killing the process. */
  @Override
  public void close() {
    watcher.destroyForcibly();
  }
}
