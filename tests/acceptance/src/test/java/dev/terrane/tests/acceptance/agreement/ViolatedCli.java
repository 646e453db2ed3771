package dev.terrane.tests.acceptance.agreement;

import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Makes the calls of violations with a real CLI, all of a phase in one command.
final class ViolatedCli {
  private final Workspace workspace;
  private final Violations violations;

  ViolatedCli(Workspace workspace, Violations violations) {
    this.workspace = workspace;
    this.violations = violations;
  }

  /// The verdicts by title.
  Map<String, Verdict> run(Phase phase) {
    var all = violations.of(phase);
    workspace.write("main.tf.json", new ConfigurationFile("none").toString());
    workspace.init();
    if (phase.needsObject()) {
      write(all, Sample::first);
      workspace.run("apply", "-auto-approve", "-no-color").succeeded();
    }
    var output = command(phase, all);
    violations.activate(Phase.NONE);
    var state = CliSide.state(workspace);
    return all.stream()
        .collect(
            Collectors.toMap(
                Violation::title,
                one -> new Verdict(error(one, output), CliSide.state(one.sample(), state))));
  }

  private Output command(Phase phase, List<Violation> all) {
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
    violations.activate(phase);
    return workspace.run(arguments);
  }

  /// Only the apply violates rules.
  private String[] planned(String... options) {
    workspace.plan(options);
    return new String[] {"apply", "-json", "plan.bin"};
  }

  private void write(List<Violation> all, Function<Sample, String> arguments) {
    var file = new ConfigurationFile("none");
    for (var violation : all) {
      var sample = violation.sample();
      var config = sample.known(arguments.apply(sample));
      file.resource(sample.type(), sample.title(), config, config);
    }
    workspace.write("main.tf.json", file.toString());
  }

  private static String imports(List<Violation> all) {
    return all.stream()
        .map(Violation::sample)
        .map(one -> "import {\n  to = %s\n  id = \"%s\"\n}\n".formatted(one.address(), one.title()))
        .collect(Collectors.joining());
  }

  /// The errors of a CLI name the resource; those about a response that cannot be decoded name
  /// none.
  private String error(Violation violation, Output output) {
    var all = violations.of(violation.phase());
    return output.findings().stream()
        .filter(Finding::isError)
        .filter(one ->
            isAbout(one, violation)
                || (violation.isMisfit() && all.stream().noneMatch(v -> isAbout(one, v))))
        .map(one -> one.summary() + ": " + one.detail())
        .collect(Collectors.joining("\n"));
  }

  /// An error about an import names only the id, which is the title.
  private static boolean isAbout(Finding finding, Violation violation) {
    var title = Pattern.compile("\\b" + violation.title() + "\\b");
    return title.matcher(finding.address() + " " + finding.detail()).find();
  }
}
