package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/// Tests that an instance that is opened after the end of the session is closed.
class OpenInstancesTests {
  private final ArrayList<String> closed = new ArrayList<>();
  private final OpenInstances instances = new OpenInstances();

  @Test
  void whatIsOpenedAfterTheEndIsClosedAtOnce() throws InterruptedException {
    instances.closeAll(Duration.ofMinutes(1));
    instances.add("key", () -> closed.add("added"));
    instances.replace("key", "object", () -> closed.add("replaced")).ifPresent(Runnable::run);
    assertThat(closed).containsExactly("added", "replaced");
    assertThat(instances.find("key", String.class)).isEmpty();
  }

  @Test
  void aSessionWithoutInstancesEndsToo() {
    assertThat(instances.endIfEmpty()).isTrue();
    instances.add("key", () -> closed.add("added"));
    assertThat(closed).containsExactly("added");
  }
}
