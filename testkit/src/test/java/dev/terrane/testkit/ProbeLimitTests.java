package dev.terrane.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.terrane.provider.Await;
import dev.terrane.provider.Failure;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Tests waits without pauses and with a maximum number of probes. */
class ProbeLimitTests {
  private final AtomicInteger asked = new AtomicInteger();
  private final RecordedCall<AtomicInteger> call = Calls.with(asked);

  private Await<Integer> counting() {
    return call.await("the count", asked::incrementAndGet);
  }

  @Test
  void asksUntilItIsDone() throws InterruptedException {
    assertThat(counting().until(count -> count == 7)).isEqualTo(7);
    assertThat(asked).hasValue(7);
  }

  @Test
  void givesUpAfterAHundredProbesAndTellsWhatItSawLast() {
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> counting().until(_ -> false))
        .withMessage(
            "Timed out waiting for the count: The condition did not hold within 100 probes of"
                + " this test. Last observed state: 100.");
  }

  @Test
  void asksAsOftenAsTheTestAllows() throws InterruptedException {
    assertThat(
            call.probes(1000)
                .<Integer>await("the count", asked::incrementAndGet)
                .until(count -> count == 1000))
        .isEqualTo(1000);
    assertThatIllegalArgumentException().isThrownBy(() -> call.probes(0));
  }

  @Test
  void failsWithTheReasonOfTheRemoteSide() {
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() ->
            counting()
                .failWhen(count -> count == 3, count -> "no capacity at " + count)
                .until(_ -> false))
        .withMessage(
            "Failed while waiting for the count: The remote side reports a failure: no capacity"
                + " at 3");
  }

  @Test
  void aFailureCountsBeforeSuccess() {
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> counting().failWhen(_ -> true, _ -> "broken").until(_ -> true));
  }

  @Test
  void takesIgnoredExceptionsForNotYet() throws InterruptedException {
    var waited =
        call.await("the file", this::thirdTime)
            .ignoring(FileNotFoundException.class)
            .until(text -> text.equals("here"));
    assertThat(waited).isEqualTo("here");
    assertThat(asked).hasValue(3);
  }

  private String thirdTime() throws IOException {
    if (asked.incrementAndGet() < 3) {
      throw new FileNotFoundException("nowhere");
    }
    return "here";
  }

  @Test
  void namesWhatWasWaitedForWhenAProbeFails() {
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> call.await("the file", this::thirdTime).until(_ -> true))
        .withMessage("Failed while waiting for the file: FileNotFoundException: nowhere")
        .withCauseInstanceOf(FileNotFoundException.class);
  }

  @Test
  void anUncheckedExceptionOfAProbeComesAsItIs() {
    assertThatIllegalStateException()
        .isThrownBy(() -> call.await("it", this::broken).until(_ -> true))
        .withMessage("broken");
  }

  private String broken() {
    throw new IllegalStateException("broken");
  }

  @Test
  void wantsToSeeItSeveralTimesInARow() throws InterruptedException {
    assertThat(counting().steadyFor(3).until(count -> count != 2)).isEqualTo(5);
    assertThatIllegalArgumentException().isThrownBy(() -> counting().steadyFor(0));
  }

  @Test
  void aStopInTheMiddleEndsTheWait() {
    assertThatExceptionOfType(InterruptedException.class)
        .isThrownBy(() ->
            call.await("the count", () -> asked.incrementAndGet() == 3 && call.stop().stopped())
                .until(_ -> false))
        .withMessage("the test stops the call");
    assertThat(asked).hasValue(3);
  }

  @Test
  void anInterruptedThreadEndsTheWait() {
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(InterruptedException.class)
        .isThrownBy(() -> counting().until(_ -> true));
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void aDeadlineThatIsOverEndsTheWaitAfterOneProbe() throws InterruptedException {
    assertThat(call.deadline()).isEmpty();
    call.endingAt(Instant.EPOCH);
    assertThat(call.deadline()).contains(Instant.EPOCH);
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> counting().until(_ -> false))
        .withMessage(
            "Timed out waiting for the count: The condition did not hold within the deadline of"
                + " this test. Last observed state: 1.");
    assertThat(counting().until(_ -> true)).isEqualTo(2);
  }

  @Test
  void aWaitIsImmutable() throws InterruptedException {
    var plain = counting();
    plain.failWhen(_ -> true, _ -> "broken");
    plain.steadyFor(5);
    assertThat(plain.until(_ -> true)).isEqualTo(1);
  }
}
