package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.spi.Retrying;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import org.junit.jupiter.api.Test;

/// Repeating an action of the remote side.
class RetryingTests {
  private static final Duration MOMENT = Duration.ofMillis(1);

  private final BackoffPolicy fast =
      new BackoffPolicy(MOMENT, MOMENT, Duration.ofMinutes(5), Deadline.NONE);

  /// An action that throws or returns these one after the other.
  private static Call.Retry<Object> retry(BackoffPolicy policy, Object... results) {
    Iterator<Object> all = Arrays.asList(results).iterator();
    return Retrying.of(
        "create role",
        () -> {
          var next = all.next();
          if (next instanceof Exception thrown) {
            throw thrown;
          }
          return next;
        },
        policy);
  }

  @Test
  void anActionThatSucceedsRunsOnce() throws Exception {
    assertThat(retry(fast, "made").on(Exception.class).run()).isEqualTo("made");
  }

  @Test
  void anActionIsRepeatedAfterItsExceptionsAndTheirSubtypes() throws Exception {
    var retry =
        retry(fast, new FileNotFoundException(), new IllegalStateException("throttled"), "made")
            .on(IOException.class)
            .on(IllegalStateException.class, e -> "throttled".equals(e.getMessage()));
    assertThat(retry.run()).isEqualTo("made");
  }

  @Test
  void anyOtherExceptionIsThrownAsItIs() {
    var denied = new IllegalStateException("denied");
    var retry =
        retry(fast, new IOException(), denied, "made")
            .on(IOException.class)
            .on(IllegalStateException.class, e -> "throttled".equals(e.getMessage()));
    assertThatThrownBy(retry::run).isSameAs(denied);
  }

  @Test
  void whenTheTimeIsOverTheLastExceptionIsReported() {
    var over = new BackoffPolicy(MOMENT, MOMENT, Duration.ofNanos(1), Deadline.NONE);
    var last = new IOException("429");
    assertThatThrownBy(retry(over, last).on(IOException.class)::run)
        .isInstanceOf(Failure.class)
        .hasMessage(
            "Failed to create role: The action did not succeed within 1ns. Last error:"
                + " IOException: 429")
        .hasCause(last);
  }

  @Test
  void anInterruptEndsTheRetry() {
    var forEver =
        new BackoffPolicy(
            Duration.ofDays(1), Duration.ofDays(1), Duration.ofDays(2), Deadline.NONE);
    Thread.currentThread().interrupt();
    assertThatThrownBy(retry(forEver, new IOException(), "made").on(Exception.class)::run)
        .isInstanceOf(InterruptedException.class);
  }

  @Test
  void anInterruptOfTheActionIsNeverRetried() {
    assertThatThrownBy(retry(fast, new InterruptedException(), "made").on(Exception.class)::run)
        .isInstanceOf(InterruptedException.class);
  }
}
