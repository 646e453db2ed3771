package dev.terrane.goplugin.host;

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

/// Sends what is printed in this process to the launch that it belongs to: that of the thread, or
/// of the thread that has started it. What belongs to none goes to any launch that is here.
final class Routes {
  /// Where one launch hears. Each is like itself only.
  static final class Route {
    private final OutputStream log;
    private final StdioBuffer printed;

    /// @param log its standard error, for log lines
    /// @param printed what its host reads as the plugin's own prints
    Route(OutputStream log, StdioBuffer printed) {
      this.log = log;
      this.printed = printed;
    }
  }

  private static final InheritableThreadLocal<@Nullable Route> CURRENT =
      new InheritableThreadLocal<>();

  private static final int MOST_EARLY = 64 << 10;

  private final CopyOnWriteArrayList<Route> open = new CopyOnWriteArrayList<>();
  private final OutputStream last;
  private final List<Consumer<Route>> early = new ArrayList<>();
  private boolean visited;
  private int earlyBytes;

  /// @param last where goes what belongs to no launch while none is here
  Routes(OutputStream last) {
    this.last = last;
  }

  /// Lets this thread, and all that it starts, print to a launch.
  void enter(Route route) {
    CURRENT.set(route);
    synchronized (early) {
      open.addFirst(route);
      visited = true;
      early.forEach(one -> one.accept(route));
      early.clear();
    }
  }

  /// What is printed before the first launch is here belongs to that one.
  private void keepEarly(Function<Route, OutputStream> choice, byte[] text) {
    synchronized (early) {
      earlyBytes += text.length;
      if (!visited && earlyBytes <= MOST_EARLY) {
        early.add(route -> print(choice.apply(route), text));
      }
    }
  }

  private static void print(OutputStream stream, byte[] text) {
    try {
      stream.write(text);
    } catch (IOException e) {
      // The launch has gone already.
    }
  }

  /// The launch hears no more.
  void leave(Route route) {
    open.remove(route);
    CURRENT.remove();
  }

  /// A stream that stands for the standard output or the standard error.
  OutputStream printed(StdioData.Channel channel) {
    return new Routed(route -> route.printed.stream(channel));
  }

  /// A stream for log lines that are nobody's in particular.
  OutputStream log() {
    return new Routed(route -> route.log);
  }

  private Optional<Route> route() {
    return Optional.ofNullable(CURRENT.get())
        .filter(open::contains)
        .or(() -> open.stream().findFirst());
  }

  /// Chooses anew for each write.
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
      var target = route.map(choice).orElse(last);
      target.write(bytes, offset, length);
      target.flush();
    }
  }
}
