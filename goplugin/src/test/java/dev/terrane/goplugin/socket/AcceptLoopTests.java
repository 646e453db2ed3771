package dev.terrane.goplugin.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class AcceptLoopTests {
  private final AtomicBoolean closed = new AtomicBoolean();

  @Test
  void onlyAClosedListenerStopsAccepting() throws IOException {
    var failures =
        new ArrayDeque<Throwable>(
            List.of(
                new IOException("too many open files"),
                new IllegalStateException("unexpected"),
                new OutOfMemoryError("no memory left")));
    var connection = new Socket();
    var accepted =
        AcceptLoop.accept(
            () -> {
              fail(failures);
              return connection;
            },
            closed::get);
    assertThat(accepted).isSameAs(connection);
  }

  private static void fail(ArrayDeque<Throwable> failures) throws IOException {
    switch (failures.poll()) {
      case IOException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case null, default -> {}
    }
  }

  @Test
  void aListenerThatIsClosedMeanwhileStops() {
    assertThatThrownBy(() ->
            AcceptLoop.accept(
                () -> {
                  closed.set(true);
                  throw new IOException("closed");
                },
                closed::get))
        .isInstanceOf(SocketException.class)
        .hasMessage("the listener is closed");
  }
}
