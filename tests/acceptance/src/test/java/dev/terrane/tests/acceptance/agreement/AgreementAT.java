package dev.terrane.tests.acceptance.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.agreement.AgreementProvider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The same samples under Terraform's rules in the JVM and on a real CLI: plans, states and plans
/// afterwards are equal, value by value.
class AgreementAT {
  private static final List<Sample> SAMPLES = Sample.all();

  @TempDir Path scratch;

  @Test
  void plansAndStatesOfEachFormAreEqual() {
    assertThat(SAMPLES).hasSizeGreaterThan(300);
    var jvm = new JvmRunner(new AgreementProvider(), UnaryOperator.identity());
    try (var provider = new InJvmProvider(new AgreementProvider(), UnaryOperator.identity())) {
      var workspace = Workspace.attached(Cli.find(), scratch, provider.variable());
      var cli = new CliRunner(workspace, SAMPLES);
      workspace.write("main.tf.json", new ConfigurationFile().toString());
      workspace.init();
      var differences = new ArrayList<String>();
      differences.addAll(compared("create", jvm, cli, Sample::first));
      differences.addAll(compared("change", jvm, cli, Sample::second));
      differences.addAll(destroyed(jvm, cli.destroy()));
      assertThat(differences).isEmpty();
    }
  }

  private static List<String> compared(
      String step, JvmRunner jvm, CliRunner cli, Function<Sample, String> arguments) {
    var real = cli.step(step, arguments);
    var all = new ArrayList<String>();
    for (var sample : SAMPLES) {
      var text = arguments.apply(sample);
      var ours = jvm.step(sample, sample.planned(text), sample.known(text));
      var differences = ours.differences(Objects.requireNonNull(real.get(sample.title())));
      if (!differences.isEmpty()) {
        all.add(step + " of " + sample + "\n" + String.join("\n", differences));
      }
    }
    return all;
  }

  private static List<String> destroyed(JvmRunner jvm, Map<String, String> real) {
    var all = new ArrayList<String>();
    for (var sample : SAMPLES) {
      var ours = jvm.destroy(sample);
      if (!ours.equals(real.get(sample.title()))) {
        all.add("destroy of " + sample + "\n  " + ours + "\n  " + real.get(sample.title()));
      }
    }
    return all;
  }
}
