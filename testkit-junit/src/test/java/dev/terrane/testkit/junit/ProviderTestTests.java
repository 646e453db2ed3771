package dev.terrane.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.cli.CliVersion;
import dev.terrane.testkit.core.Core;
import dev.terrane.tests.house.Door;
import dev.terrane.tests.house.House;
import java.nio.file.Path;
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

  /// JUnit creates the object of a test class before it skips the test.
  @Test
  void aResourceThatIsNotUsedStartsNoCli() {
    var none = new Cli(Path.of("no-such-cli"), Cli.Product.TERRAFORM, CliVersion.of("1.8.0"));
    try (var core = Core.of(new House()).allowingDeferral().on(none)) {
      assertThat(core.resource(new Door()).exists()).isFalse();
    }
  }

  @Test
  void coreInJavaDoesNotReadHcl() {
    var core = Core.of(new House());
    assertThatIllegalStateException()
        .isThrownBy(() -> core.hcl(""))
        .withMessageContainingAll("-Dterrane.cli=terraform", "@Needs(CliFeature.HCL)");
  }
}
