package dev.terrane.tests.acceptance.agreement;

import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Makes the calls of cases with a real CLI, all of a phase in one command.
final class CliCalls {
  private final Workspace workspace;
  private final ResponseCases cases;

  CliCalls(Workspace workspace, ResponseCases cases) {
    this.workspace = workspace;
    this.cases = cases;
  }

  /// The verdicts by title.
  Map<String, CallResult> run(Phase phase) {
    var all = cases.of(phase);
    workspace.write("main.tf.json", new ConfigurationFile().toString());
    workspace.init();
    if (phase.needsObject()) {
      write(all, Sample::first);
      workspace.run("apply", "-auto-approve", "-no-color").succeeded();
    }
    var output = command(phase, all);
    cases.activate(Phase.NONE);
    var state = CliRunner.state(workspace);
    return all.stream()
        .collect(
            Collectors.toMap(
                ResponseCase::title,
                one -> new CallResult(error(one, output), CliRunner.state(one.sample(), state))));
  }

  private Output command(Phase phase, List<ResponseCase> all) {
    switch (phase) {
      case UPDATE_PLAN, UPDATE_APPLY -> write(all, Sample::second);
      case IMPORT -> workspace.write("import.tf", imports(all));
      default -> {}
    }
    if (!phase.needsObject()) {
      write(all, Sample::first);
    }
    var arguments =
        switch (phase) {
          case CREATE_APPLY, UPDATE_APPLY -> planned();
          case DESTROY_PLAN -> new String[] {"plan", "-json", "-destroy"};
          case DESTROY_APPLY -> planned("-destroy");
          default -> new String[] {"plan", "-json"};
        };
    cases.activate(phase);
    return workspace.run(arguments);
  }

  /// Only the apply violates rules.
  private String[] planned(String... options) {
    workspace.plan(options);
    return new String[] {"apply", "-json", "plan.bin"};
  }

  private void write(List<ResponseCase> all, Function<Sample, String> arguments) {
    var file = new ConfigurationFile();
    for (var tested : all) {
      var sample = tested.sample();
      var config = sample.known(arguments.apply(sample));
      file.resource(sample.type(), sample.title(), config, config);
    }
    workspace.write("main.tf.json", file.toString());
  }

  private static String imports(List<ResponseCase> all) {
    return all.stream()
        .map(ResponseCase::sample)
        .map(one -> "import {\n  to = %s\n  id = \"%s\"\n}\n".formatted(one.address(), one.title()))
        .collect(Collectors.joining());
  }

  /// The errors of a CLI name the resource; those about a response that cannot be decoded name
  /// none.
  private String error(ResponseCase tested, Output output) {
    var all = cases.of(tested.phase());
    return output.findings().stream()
        .filter(Finding::isError)
        .filter(one ->
            isAbout(one, tested)
                || (tested.isMisfit() && all.stream().noneMatch(v -> isAbout(one, v))))
        .map(one -> one.summary() + ": " + one.detail())
        .collect(Collectors.joining("\n"));
  }

  /// An error about an import names only the id, which is the title.
  private static boolean isAbout(Finding finding, ResponseCase tested) {
    var title = Pattern.compile("\\b" + tested.title() + "\\b");
    return title.matcher(finding.address() + " " + finding.detail()).find();
  }
}
