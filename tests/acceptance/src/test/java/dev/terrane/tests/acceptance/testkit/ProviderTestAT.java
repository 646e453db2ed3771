package dev.terrane.tests.acceptance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.terrane.tests.acceptance.harness.Cli;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/// A class with `@ProviderTest` passes on the CLI as it does on Core in Java.
class ProviderTestAT {
  private static final String PACKAGE = "dev.terrane.testkit.junit.";

  private final List<String> containers = new ArrayList<>();
  private final List<String> passed = new ArrayList<>();
  private final List<String> failed = new ArrayList<>();

  private void run(String clis) {
    var request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(
                selectClass(PACKAGE + "DeferredChangeTests"),
                selectClass(PACKAGE + "OtherPartTests"),
                selectClass(PACKAGE + "ResourceInstanceTests"),
                selectClass(PACKAGE + "FormerStateTests"),
                selectClass(PACKAGE + "RootModuleTests"),
                selectClass(PACKAGE + "StateStoreTests"),
                selectClass(PACKAGE + "StoredInstanceTests"))
            .configurationParameter("terrane.cli", clis)
            .build();
    LauncherFactory.create().execute(request, new Results());
  }

  private final class Results implements TestExecutionListener {
    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (result.getStatus() != Status.SUCCESSFUL) {
        failed.add(
            test.getDisplayName()
                + ": "
                + result.getThrowable().map(Throwable::getMessage).orElse(""));
      } else if (test.isTest()) {
        passed.add(test.getDisplayName());
      } else {
        containers.add(test.getDisplayName());
      }
    }
  }

  @Test
  void theSameTestsPassOnTheCli() {
    var cli = Cli.find();
    run(cli.executable().toString());
    assertThat(failed).isEmpty();
    assertThat(passed).contains("resourcesAndOutputsAreApplied()").hasSizeGreaterThan(20);
    assertThat(containers).anyMatch(name -> name.endsWith(" " + cli.version()));
  }

  @Test
  void withoutACliTheyRunInTheJvm() {
    run("");
    assertThat(failed).isEmpty();
    assertThat(passed).hasSizeGreaterThan(10).doesNotContain("resourcesAndOutputsAreApplied()");
    assertThat(containers).contains("Core in Java");
  }
}
