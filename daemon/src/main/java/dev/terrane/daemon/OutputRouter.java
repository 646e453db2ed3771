package dev.terrane.daemon;

import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.service.StdioData;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Routes output and log lines to launches. A thread belongs to the launch that it was attached to,
/// or its parent thread was. Output of other threads goes to the launch that was attached last, and
/// to a fallback while there is none. Thread-safe.
final class OutputRouter {
  /// The streams of one launch. Routes are compared by identity.
  static final class Route {
    private final OutputStream log;
    private final StdioBuffer printed;

    /// @param log the standard error of the launcher, for log lines
    /// @param printed standard output and error, which the CLI reads by go-plugin's stdio service
    Route(OutputStream log, StdioBuffer printed) {
      this.log = log;
      this.printed = printed;
    }
  }

  private static final InheritableThreadLocal<@Nullable Route> CURRENT =
      new InheritableThreadLocal<>();

  private static final int MAX_EARLY_BYTES = 64 << 10;

  private final CopyOnWriteArrayList<Route> open = new CopyOnWriteArrayList<>();
  private final OutputStream fallback;
  private final List<Consumer<Route>> early = new ArrayList<>();
  private boolean hadLaunch;
  private int earlyBytes;

  /// @param fallback receives output while no launch is attached
  OutputRouter(OutputStream fallback) {
    this.fallback = fallback;
  }

  /// Attaches a launch, and routes the output of this thread and of all threads that it starts to
  /// it.
  void attach(Route route) {
    CURRENT.set(route);
    synchronized (early) {
      open.addFirst(route);
      hadLaunch = true;
      early.forEach(one -> one.accept(route));
      early.clear();
    }
  }

  /// Keeps output for the first launch.
  private void keepEarly(Function<Route, OutputStream> choice, byte[] text) {
    synchronized (early) {
      earlyBytes += text.length;
      if (!hadLaunch && earlyBytes <= MAX_EARLY_BYTES) {
        early.add(route -> print(choice.apply(route), text));
      }
    }
  }

  private static void print(OutputStream stream, byte[] text) {
    try {
      stream.write(text);
    } catch (IOException e) {
      // The launcher has disconnected.
    }
  }

  /// Detaches a launch. Called by the thread that has attached it.
  void detach(Route route) {
    open.remove(route);
    CURRENT.remove();
  }

  /// Returns a replacement of the standard output or the standard error.
  OutputStream printed(StdioData.Channel channel) {
    return new Routed(route -> route.printed.stream(channel));
  }

  /// Returns a stream for log lines of the process.
  OutputStream log() {
    return new Routed(route -> route.log);
  }

  private Optional<Route> route() {
    return Optional.ofNullable(CURRENT.get())
        .filter(open::contains)
        .or(() -> open.stream().findFirst());
  }

  /// Chooses the launch at each write.
  private final class Routed extends OutputStream {
    private final Function<Route, OutputStream> choice;

    Routed(Function<Route, OutputStream> choice) {
      this.choice = choice;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      var route = route();
      if (route.isEmpty()) {
        keepEarly(choice, Arrays.copyOfRange(bytes, offset, offset + length));
      }
      var target = route.map(choice).orElse(fallback);
      target.write(bytes, offset, length);
      target.flush();
    }
  }
}
