package dev.terrane.goplugin.log;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.ReentrantLock;

/// Writes whole lines, so that lines of several threads do not mix. A reader that has gone is no
/// reason to fail.
public final class LogSink {
  private final OutputStream out;
  private final Secrets secrets;
  private final ReentrantLock lock = new ReentrantLock();

  /// Makes a sink over the true standard error, or whatever stands for it.
  ///
  /// @param secrets what every line is searched for
  public LogSink(OutputStream out, Secrets secrets) {
    this.out = out;
    this.secrets = secrets;
  }

  /// The secrets that this sink masks; more may be added at any time.
  public Secrets secrets() {
    return secrets;
  }

  /// Writes plain text with secrets masked; a line end is added where it lacks one.
  public void print(String text) {
    var masked = secrets.mask(text);
    write(masked.endsWith("\n") ? masked : masked + "\n");
  }

  /// Writes a line that is masked already.
  void line(String line) {
    write(line + "\n");
  }

  private void write(String text) {
    lock.lock();
    try {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      // Nobody reads any more, and there is nobody else to tell.
    } finally {
      lock.unlock();
    }
  }
}
