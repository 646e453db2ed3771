package dev.terrane.goplugin.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PortRangeTests {
  @Test
  void withoutVariablesAnyPortWillDo() {
    assertThat(PortRange.of(Map.of(), "MIN", "MAX")).isEqualTo(PortRange.ANY);
  }

  @Test
  void bothEndsAreReadFromTheEnvironment() {
    assertThat(PortRange.of(Map.of("MIN", "10000", "MAX", "25000"), "MIN", "MAX"))
        .isEqualTo(new PortRange(10_000, 25_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ten", "-1", "65536", "99999999999"})
  void aVariableThatIsNoPortIsNamed(String text) {
    assertThatThrownBy(() -> PortRange.of(Map.of("MIN", text, "MAX", "25000"), "MIN", "MAX"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("invalid MIN")
        .hasMessageContaining(text);
  }

  @Test
  void anEmptyRangeIsRefused() {
    assertThatThrownBy(() -> PortRange.of(Map.of("MIN", "9", "MAX", "8"), "MIN", "MAX"))
        .hasMessageContaining("MIN (9) is greater than MAX (8)");
  }
}
