package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SpiTests {
  @Test
  void codeOfThisVersionRuns() {
    assertThat(Spi.check(Spi.VERSION)).isEqualTo(Spi.VERSION);
  }

  @Test
  void codeOfAnotherVersionIsReportedToBeCompiledAnew() {
    assertThatThrownBy(() -> Spi.check(Spi.VERSION + 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Compile the provider with");
  }
}
