package dev.terrane.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecordedMoveTests {
  private final RecordedMove call =
      Calls.moving(new RecordedMove.Source("x.org/acme/old", "old_note", 2, "{}"));

  @Test
  void returnsTheSourceThatTheTestHasSet() {
    call.identity("{\"id\":1}").sourcePrivate("k", "v");
    assertThat(call.providerAddress() + " " + call.typeName() + " " + call.schemaVersion())
        .isEqualTo("x.org/acme/old old_note 2");
    assertThat(call.state()).isEqualTo("{}");
    assertThat(call.identity()).contains("{\"id\":1}");
    assertThat(call.sourcePrivate("k")).contains("v");
    assertThat(call.sourcePrivate("other")).isEmpty();
  }

  @Test
  void recordsItsUse() {
    call.warn("summary", "detail");
    call.log().info("text");
    call.privateState().put("k", "v");
    assertThat(call.warnings()).singleElement().matches(warning -> !warning.isError());
    assertThat(call.logged()).hasSize(1);
    assertThat(call.privateState().get("k")).contains("v");
  }
}
