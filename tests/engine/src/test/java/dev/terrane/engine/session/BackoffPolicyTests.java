package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.Await;
import dev.terrane.provider.Failure;
import dev.terrane.provider.spi.Polling;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.concurrent.Callable;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/// Waiting for the remote side.
class BackoffPolicyTests {
  private static final Duration MOMENT = Duration.ofMillis(1);
  private static final BackoffPolicy FAST =
      new BackoffPolicy(MOMENT, MOMENT, Duration.ofMinutes(5), Deadline.NONE);

  /// A remote side that answers these one after the other; an exception is thrown.
  private static Iterator<Object> answers(Object... answers) {
    return Arrays.asList(answers).iterator();
  }

  private static Await<String> waiting(Iterator<Object> answers, BackoffPolicy pace) {
    Callable<String> probe =
        () -> {
          var next = answers.next();
          if (next instanceof Exception thrown) {
            throw thrown;
          }
          return (String) next;
        };
    return Polling.of("VM to run", probe, pace);
  }

  private static Await<String> waiting(Object... answers) {
    return waiting(answers(answers), FAST);
  }

  private static void assertFails(ThrowingCallable code, String summary, String detail) {
    assertThatThrownBy(code)
        .isInstanceOfSatisfying(
            Failure.class,
            failure -> {
              assertThat(failure.diagnostic().summary()).isEqualTo(summary);
              assertThat(failure.diagnostic().detail()).isEqualTo(detail);
            });
  }

  @Test
  void givesBackTheFirstThatIsGood() throws Exception {
    var answers = answers("new", "up 1", "up 2");
    assertThat(waiting(answers, FAST).until(seen -> seen.startsWith("up"))).isEqualTo("up 1");
    assertThat(answers.next()).isEqualTo("up 2");
  }

  @Test
  void failsAsSoonAsItWillNeverCome() {
    var waiting =
        waiting("new", "gone")
            .failWhen(seen -> seen.equals("lost"), _ -> "nobody knows")
            .failWhen(seen -> seen.equals("gone"), seen -> "it is " + seen);
    assertFails(
        () -> waiting.until(seen -> seen.equals("up")),
        "Failed while waiting for VM to run",
        "The remote side reports a failure: it is gone");
  }

  @Test
  void whatFailsIsNotGoodEvenIfItLooksSo() {
    var waiting = waiting("gone").failWhen(seen -> seen.equals("gone"), seen -> seen);
    assertThatThrownBy(() -> waiting.until(_ -> true)).isInstanceOf(Failure.class);
  }

  @Test
  void anIgnoredExceptionMeansNotYet() throws Exception {
    var waiting =
        waiting(new IOException("404"), new IllegalStateException("starting"), "up")
            .ignoring(IOException.class)
            .ignoring(IllegalStateException.class);
    assertThat(waiting.until(_ -> true)).isEqualTo("up");
  }

  @Test
  void anObjectThatIsGoneHasAValue() throws Exception {
    var waiting =
        waiting("deleting", new IOException("404"), "never read")
            .goneMeans(IOException.class, "gone");
    assertThat(waiting.until(seen -> seen.equals("gone"))).isEqualTo("gone");
  }

  @Test
  void anObjectThatIsGoneCanBeAFailure() {
    var waiting =
        waiting("starting", new IOException("404"))
            .goneMeans(IOException.class, "gone")
            .failWhen(seen -> seen.equals("gone"), _ -> "it was deleted");
    assertFails(
        () -> waiting.until(seen -> seen.equals("up")),
        "Failed while waiting for VM to run",
        "The remote side reports a failure: it was deleted");
  }

  @Test
  void theFirstProbeComesAfterItsPause() {
    var over = new BackoffPolicy(MOMENT, MOMENT, Duration.ofNanos(1), Deadline.NONE);
    var answers = answers("never read");
    assertFails(
        () -> waiting(answers, over).after(Duration.ofDays(1)).until(_ -> true),
        "Timed out waiting for VM to run",
        "The condition did not hold within 1ns.");
    assertThat(answers).hasNext();
  }

  @Test
  void aFixedPauseReplacesTheOnesOfThePolicy() throws Exception {
    var forEver =
        new BackoffPolicy(
            Duration.ofDays(1), Duration.ofDays(1), Duration.ofDays(2), Deadline.NONE);
    var waiting = waiting(answers("new", "new", "up"), forEver).every(MOMENT);
    assertThat(waiting.until(seen -> seen.equals("up"))).isEqualTo("up");
    assertThatThrownBy(() -> waiting.every(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anyOtherCheckedExceptionEndsTheWait() {
    var thrown = new IOException("401");
    var waiting = waiting(thrown, "up").ignoring(IllegalStateException.class);
    assertThatThrownBy(() -> waiting.until(_ -> true))
        .isInstanceOf(Failure.class)
        .hasMessage("Failed while waiting for VM to run: IOException: 401")
        .hasCause(thrown);
  }

  @Test
  void anyOtherUncheckedExceptionEndsTheWaitAsItIs() {
    var thrown = new IllegalStateException("401");
    assertThatThrownBy(() -> waiting(thrown, "up").until(_ -> true)).isSameAs(thrown);
  }

  @Test
  void aSteadyStateIsSeenSeveralTimesInARow() throws Exception {
    var answers = answers("up", "new", "up", new IOException("404"), "up", "up 2", "up 3", "up 4");
    var waiting = waiting(answers, FAST).ignoring(IOException.class).steadyFor(3);
    assertThat(waiting.until(seen -> seen.startsWith("up"))).isEqualTo("up 3");
    assertThat(answers.next()).isEqualTo("up 4");
  }

  @Test
  void aStateIsSteadyForOnceAtLeast() {
    assertThatThrownBy(() -> waiting().steadyFor(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not 0");
  }

  @Test
  void anInterruptEndsTheLongestPause() {
    var forEver =
        new BackoffPolicy(
            Duration.ofDays(1), Duration.ofDays(1), Duration.ofDays(2), Deadline.NONE);
    var waiting = waiting(answers("new"), forEver).ignoring(Exception.class);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> waiting.until(_ -> false)).isInstanceOf(InterruptedException.class);
  }

  @Test
  void anInterruptOfTheProbeIsNeverIgnored() {
    var waiting = waiting(new InterruptedException(), "up").ignoring(Exception.class);
    assertThatThrownBy(() -> waiting.until(_ -> true)).isInstanceOf(InterruptedException.class);
  }

  @Test
  void whenTheTimeIsOverTheLastThatWasSeenIsReported() {
    var over = new BackoffPolicy(MOMENT, MOMENT, Duration.ofNanos(1), Deadline.NONE);
    var waiting = waiting(answers("starting", "starting", "starting"), over);
    assertFails(
        () -> waiting.until(seen -> seen.equals("up")),
        "Timed out waiting for VM to run",
        "The condition did not hold within 1ns. Last observed state: starting.");
  }

  @Test
  void whenTheTimeIsOverAndNothingWasSeenNothingIsReported() {
    var over = new BackoffPolicy(MOMENT, MOMENT, Duration.ofNanos(1), Deadline.NONE);
    var unseen = answers(new IOException("404"), new IOException("404"), new IOException("404"));
    var waiting = waiting(unseen, over).ignoring(IOException.class);
    assertFails(
        () -> waiting.until(_ -> true),
        "Timed out waiting for VM to run",
        "The condition did not hold within 1ns.");
  }
}
