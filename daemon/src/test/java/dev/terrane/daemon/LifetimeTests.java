package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LifetimeTests {
  private static final Duration LONG = Duration.ofHours(1);

  @Test
  void itWaitsForItsFirstSession() {
    assertThat(new Lifetime(Duration.ZERO, Optional.empty()).isExpired()).isFalse();
  }

  @Test
  void withoutIdleTimeItExpiresWithTheLastSession() {
    var lifetime = new Lifetime(Duration.ZERO, Optional.empty());
    assertThat(lifetime.beginSession()).isTrue();
    assertThat(lifetime.beginSession()).isTrue();
    lifetime.endSession();
    assertThat(lifetime.isExpired()).isFalse();
    lifetime.endSession();
    assertThat(lifetime.refuseIfExpired()).isTrue();
    assertThat(lifetime.beginSession()).isFalse();
  }

  @Test
  void itWaitsForAnotherSession() {
    var lifetime = new Lifetime(LONG, Optional.empty());
    assertThat(lifetime.beginSession()).isTrue();
    lifetime.endSession();
    assertThat(lifetime.refuseIfExpired()).isFalse();
    assertThat(lifetime.beginSession()).isTrue();
  }

  @Test
  void itExpiresWithTheLastSessionWhileSessionsAreRefused() {
    var lifetime = new Lifetime(LONG, Optional.empty());
    assertThat(lifetime.beginSession()).isTrue();
    lifetime.refuseSessions();
    assertThat(lifetime.beginSession()).isFalse();
    assertThat(lifetime.isExpired()).isFalse();
    lifetime.endSession();
    assertThat(lifetime.isExpired()).isTrue();
  }

  @Test
  void withoutSessionsItExpiresAsSoonAsTheyAreRefused() {
    var lifetime = new Lifetime(LONG, Optional.empty());
    lifetime.refuseSessions();
    assertThat(lifetime.isExpired()).isTrue();
  }

  @Test
  void itRefusesSessionsAfterItsMaximumAge() {
    var lifetime = new Lifetime(LONG, Optional.of(Duration.ZERO));
    assertThat(lifetime.beginSession()).isFalse();
    assertThat(lifetime.isExpired()).isTrue();
  }

  @Test
  void itCanBeTerminated() {
    var lifetime = new Lifetime(LONG, Optional.of(LONG));
    assertThat(lifetime.isTerminated()).isFalse();
    lifetime.terminate();
    assertThat(lifetime.isTerminated()).isTrue();
  }
}
