package dev.terrane.provider.mux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExistingProviderTests {
  @Test
  void aCallHasNoTimeoutUnlessOneIsSet() {
    assertThat(ExistingProvider.of("terraform-provider-acme").timeout()).isEmpty();
    var limited = ExistingProvider.builder("a").timeout(Duration.ofHours(2)).build();
    assertThat(limited.timeout()).contains(Duration.ofHours(2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT0S", "PT-1S"})
  void aTimeoutThatIsNotPositiveIsRefused(Duration timeout) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExistingProvider.builder("a").timeout(timeout))
        .withMessageContaining(timeout.toString());
  }
}
