package dev.terrane.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.terrane.testkit.core.Core;
import dev.terrane.tests.house.House;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The parameters that `@ProviderTest` provides.
@ProviderTest(House.class)
class ProviderTestTests {
  private final Core ofConstructor;
  private Core ofLifecycle;

  ProviderTestTests(Core core) {
    this.ofConstructor = core;
    this.ofLifecycle = core;
  }

  @BeforeEach
  void before(Core core) {
    ofLifecycle = core;
  }

  @Test
  void aTestHasOneCore(Core core) {
    assertThat(core).isSameAs(ofConstructor).isSameAs(ofLifecycle);
  }

  @Test
  void coreInJavaDoesNotReadHcl() {
    var core = Core.of(new House());
    assertThatIllegalStateException()
        .isThrownBy(() -> core.hcl(""))
        .withMessageContainingAll("-Dterrane.cli=terraform", "@Needs(CliFeature.HCL)");
  }
}
