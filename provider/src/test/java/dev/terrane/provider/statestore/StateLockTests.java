package dev.terrane.provider.statestore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateLockTests {
  private static final StateLock LOCK =
      new StateLock(
          "1-2", "OperationTypeApply", "al\"ice@b", Instant.parse("2026-11-23T14:20:49Z"));

  @Test
  void itsJsonHasTheNamesOfTerraformsBackends() {
    assertThat(LOCK.toJson())
        .isEqualTo(
            "{\"Created\":\"2026-11-23T14:20:49Z\",\"ID\":\"1-2\","
                + "\"Operation\":\"OperationTypeApply\",\"Who\":\"al\\\"ice@b\"}");
    assertThat(StateLock.ofJson(LOCK.toJson())).isEqualTo(LOCK);
  }

  @Test
  void otherMembersAreIgnored() {
    var json = LOCK.toJson().replace("{", "{\"Version\":\"1.15.0\",\"Path\":null,");
    assertThat(StateLock.ofJson(json)).isEqualTo(LOCK);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{}",
        "null",
        "{\"ID\":1}",
        "{\"ID\":\"\",\"Operation\":\"\",\"Who\":\"\",\"Created\":\"today\"}"
      })
  void anythingElseIsNotALock(String json) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StateLock.ofJson(json))
        .withMessageStartingWith("not a lock: ");
  }

  @Test
  void aConflictNamesTheHolderAndTheTime() {
    assertThat(new StateLockedException(LOCK))
        .hasMessage("the state is locked by al\"ice@b since 2026-11-23T14:20:49Z")
        .extracting(StateLockedException::existing)
        .isEqualTo(LOCK);
  }
}
