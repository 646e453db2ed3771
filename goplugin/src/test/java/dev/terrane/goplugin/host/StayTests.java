package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StayTests {
  private static final Duration LONG = Duration.ofHours(1);

  @Test
  void itWaitsForItsFirstSession() {
    assertThat(new Stay(Duration.ZERO, Optional.empty()).isOver()).isFalse();
  }

  @Test
  void withoutIdlenessItIsOverWithTheLastSession() {
    var stay = new Stay(Duration.ZERO, Optional.empty());
    assertThat(stay.enter()).isTrue();
    assertThat(stay.enter()).isTrue();
    stay.leave();
    assertThat(stay.isOver()).isFalse();
    stay.leave();
    assertThat(stay.closeIfOver()).isTrue();
    assertThat(stay.enter()).isFalse();
  }

  @Test
  void itStaysForTheNextSession() {
    var stay = new Stay(LONG, Optional.empty());
    assertThat(stay.enter()).isTrue();
    stay.leave();
    assertThat(stay.closeIfOver()).isFalse();
    assertThat(stay.enter()).isTrue();
  }

  @Test
  void onceClosedItTakesNoSessionAndEndsWithTheLast() {
    var stay = new Stay(LONG, Optional.empty());
    assertThat(stay.enter()).isTrue();
    stay.close();
    assertThat(stay.enter()).isFalse();
    assertThat(stay.isOver()).isFalse();
    stay.leave();
    assertThat(stay.isOver()).isTrue();
  }

  @Test
  void closedWhileEmptyItIsOverAtOnce() {
    var stay = new Stay(LONG, Optional.empty());
    stay.close();
    assertThat(stay.isOver()).isTrue();
  }

  @Test
  void anAgedOneTakesNoSession() {
    var stay = new Stay(LONG, Optional.of(Duration.ZERO));
    assertThat(stay.enter()).isFalse();
    assertThat(stay.isOver()).isTrue();
  }

  @Test
  void whoEndsItIsHeard() {
    var stay = new Stay(LONG, Optional.of(LONG));
    assertThat(stay.isTerminated()).isFalse();
    stay.terminate();
    assertThat(stay.isTerminated()).isTrue();
  }
}
