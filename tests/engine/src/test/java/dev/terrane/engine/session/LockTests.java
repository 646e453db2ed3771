package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.tests.core.TestCore;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Calls that must not run at the same time.
class LockTests {
  private final List<String> seen = new CopyOnWriteArrayList<>();

  private static Session session() {
    return TestCore.of(Sample.of(new Thing(Attribute.string("name").required()))).start();
  }

  private static AuthorCall call(Session session) {
    return AuthorCall.reading(session, new Diagnostics(), StoredPrivateState.of(new byte[0]));
  }

  /// Another call that notes when it has the lock, or that it was interrupted before.
  private Thread other(Session session, String key) {
    return Thread.ofVirtual()
        .start(() -> {
          try (var _ = call(session).lock(key)) {
            seen.add("other");
          } catch (InterruptedException _) {
            seen.add("interrupted");
          }
        });
  }

  private static void awaitRest(Thread thread) throws InterruptedException {
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (thread.isAlive() && thread.getState() != Thread.State.WAITING) {
      assertThat(System.nanoTime() - end).as("time left").isNegative();
      Thread.sleep(1);
    }
  }

  private static void assertEnds(Thread thread) throws InterruptedException {
    thread.join(30_000);
    assertThat(thread.isAlive()).isFalse();
  }

  @Test
  void anotherCallWaitsUntilTheLockIsClosed() throws Exception {
    var session = session();
    Thread other;
    try (var _ = call(session).lock("disk")) {
      other = other(session, "disk");
      awaitRest(other);
      seen.add("first");
    }
    assertEnds(other);
    assertThat(seen).containsExactly("first", "other");
  }

  @Test
  void anotherKeyIsAnotherLock() throws Exception {
    var session = session();
    try (var _ = call(session).lock("disk")) {
      assertEnds(other(session, "net"));
    }
    assertThat(seen).containsExactly("other");
  }

  @Test
  void sessionsShareNoLock() throws Exception {
    try (var _ = call(session()).lock("disk")) {
      assertEnds(other(session(), "disk"));
    }
    assertThat(seen).containsExactly("other");
  }

  @Test
  void aCallThatWaitsCanBeInterrupted() throws Exception {
    var session = session();
    try (var _ = call(session).lock("disk")) {
      var other = other(session, "disk");
      awaitRest(other);
      other.interrupt();
      assertEnds(other);
    }
    assertThat(seen).containsExactly("interrupted");
  }

  @Test
  void theHolderMayLockOnceMore() throws Exception {
    var call = call(session());
    try (var _ = call.lock("disk");
        var _ = call.lock("disk")) {
      seen.add("twice");
    }
    assertThat(seen).containsExactly("twice");
  }
}
