package dev.terrane.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.statestore.StateCall;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that a call records its use. */
class RecordedCallTests {
  private final RecordedCall<StringBuilder> call = Calls.with(new StringBuilder("remote"));

  private record Half(String name) implements StoredState {}

  @Test
  void handsItsClientToWhoeverWritesAndWhoeverLooks() {
    ApplyCall<StringBuilder> writing = call;
    Call<StringBuilder> looking = call;
    assertThat(writing.client()).isSameAs(looking.client()).hasToString("remote");
  }

  @Test
  void remembersCheckpointsInTheirOrderAndHandsThemBack() {
    var first = new Half("a");
    assertThat(call.checkpoint(first)).isSameAs(first);
    call.checkpoint(new Half("b"));
    assertThat(call.checkpoints()).containsExactly(first, new Half("b"));
  }

  @Test
  void whatWasAskedForStaysAsItWas() {
    var before = call.checkpoints();
    call.checkpoint(new Half("a"));
    assertThat(before).isEmpty();
  }

  @Test
  void remembersWarningsAsTheUserGetsThem() {
    call.warn("Slow", "The disk is almost full.");
    var warning = call.warnings().getFirst();
    assertThat(warning.severity()).isEqualTo(Diagnostic.Severity.WARNING);
    assertThat(warning.summary()).isEqualTo("Slow");
    assertThat(warning.detail()).isEqualTo("The disk is almost full.");
    assertThat(warning.path().isRoot()).isTrue();
  }

  @Test
  void remembersLogLinesWithTheirFields() {
    call.log().info("made");
    call.log().write(Log.Level.DEBUG, "asked", Map.of("id", 7));
    assertThat(call.logged())
        .containsExactly(
            new LogLine(Log.Level.INFO, "made", Map.of()),
            new LogLine(Log.Level.DEBUG, "asked", Map.of("id", 7)));
  }

  @Test
  void keepsPrivateStateUnderTheRulesOfTheRealOne() {
    var kept = call.privateState();
    assertThat(kept.get("etag")).isEmpty();
    kept.put("etag", "1");
    assertThat(call.privateState().get("etag")).contains("1");
    kept.remove("etag");
    assertThat(kept.get("etag")).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> kept.put(".version", "1"))
        .withMessageContaining("begin with a dot");
  }

  @Test
  void tellsWhichLocksAreHeld() throws InterruptedException {
    try (var _ = call.lock("b");
        var _ = call.lock("a");
        var _ = call.lock("a")) {
      assertThat(call.locked()).containsExactly("a", "b");
    }
    assertThat(call.locked()).isEmpty();
  }

  @Test
  void aLockThatIsClosedTwiceIsReleasedOnce() throws InterruptedException {
    var outer = call.lock("a");
    var inner = call.lock("a");
    inner.close();
    inner.close();
    assertThat(call.locked()).containsExactly("a");
    outer.close();
    assertThat(call.locked()).isEmpty();
  }

  @Test
  void aLockKeepsOtherThreadsWaiting() throws Exception {
    var waits = new CountDownLatch(1);
    var other =
        new FutureTask<>(() -> {
          waits.countDown();
          try (var _ = call.lock("vm")) {
            return call.client().toString();
          }
        });
    try (var _ = call.lock("vm")) {
      Thread.ofVirtual().start(other);
      waits.await();
      call.client().append(" changed");
    }
    assertThat(other.get()).isEqualTo("remote changed");
  }

  @Test
  void messagesOfAnActionAreRecorded() {
    call.progress("one");
    call.progress("two");
    assertThat(call.messages()).containsExactly("one", "two");
  }

  @Test
  void aStopInterruptsWhoeverWantsToLock() {
    assertThat(call.stopped()).isFalse();
    assertThat(call.stop().stopped()).isTrue();
    assertThatExceptionOfType(InterruptedException.class)
        .isThrownBy(() -> call.lock("vm"))
        .withMessage("stopped while waiting for the lock vm");
  }

  private record Module(String team) {}

  @Test
  void aCallOfAStorageRecordsItsWarnings() {
    StateCall storage = call;
    storage.warn("Old", "It is old.");
    assertThat(call.warnings()).extracting(Diagnostic::summary).containsExactly("Old");
  }

  @Test
  void providerMetaIsReadAsItsViewOnly() {
    assertThat(call.meta(Module.class)).isEmpty();
    call.providerMeta(new Module("a"));
    assertThat(call.meta(Module.class)).contains(new Module("a"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> call.meta(Half.class))
        .withMessage("meta(...) requires the view that the provider declares, Module, not Half");
  }

  @Test
  void providerMetaOfAPlanIsReadAsItsViewOnly() {
    var plan = Calls.planning(new StringBuilder()).providerMeta(new Module("a"));
    assertThatIllegalArgumentException().isThrownBy(() -> plan.meta(Half.class));
  }

  @Test
  void isTheCallOfAListAsWell() {
    ListCall<String> call = Calls.with("client").limit(7).includingResource();
    assertThat(call.limit()).isEqualTo(7);
    assertThat(call.includesResource()).isTrue();
    assertThat(Calls.with("client").limit()).isEqualTo(100);
    assertThat(Calls.with("client").includesResource()).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Calls.with("client").limit(0))
        .withMessage("the limit must be at least 1, not 0");
  }

  @Test
  void uniqueNamesOfTwoCallsOfOneClientDiffer() {
    var client = "client";
    var names =
        IntStream.range(0, 100)
            .mapToObj(_ -> Calls.with(client))
            .flatMap(call -> Stream.of(call.uniqueName("a-"), call.uniqueName("a-")));
    assertThat(names)
        .allMatch(name -> name.matches("a-[0-9]{18}[0-9a-f]{8}"))
        .doesNotHaveDuplicates();
  }

  @Test
  void aSubsystemOfTheLogIsAField() {
    var call = Calls.with("client");
    call.log().subsystem("http").with("id", 7).trace("asked");
    assertThat(call.logged())
        .containsExactly(
            new LogLine(Log.Level.TRACE, "asked", Map.of("subsystem", "http", "id", 7)));
  }
}
