package dev.terrane.tests.acceptance.agreement;

import com.google.gson.JsonNull;
import dev.terrane.tests.acceptance.harness.Document;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A real CLI. All samples are in one configuration, because a command costs more than a hundred of
/// them.
final class CliRunner {
  private final Workspace workspace;
  private final List<Sample> samples;

  CliRunner(Workspace workspace, List<Sample> samples) {
    this.workspace = workspace;
    this.samples = samples;
  }

  /// Plans and applies a step of all samples; returns the outcomes by title. An apply in which some
  /// samples fail performs the others.
  ///
  /// @param name the name of the step
  /// @param arguments the arguments of a sample in this step
  Map<String, Outcome> step(String name, Function<Sample, String> arguments) {
    var file = new ConfigurationFile(name);
    for (var sample : samples) {
      var text = arguments.apply(sample);
      file.resource(sample.type(), sample.title(), sample.planned(text), sample.known(text));
    }
    workspace.write("main.tf.json", file.toString());
    workspace.run("plan", "-out=plan.bin", "-no-color").succeeded();
    var plan = changes("plan.bin");
    workspace.run("apply", "-no-color", "plan.bin");
    var state = state(workspace);
    workspace.run("plan", "-out=again.bin", "-no-color").succeeded();
    var again = changes("again.bin");
    var outcomes = new TreeMap<String, Outcome>();
    for (var sample : samples) {
      var outcome =
          new Outcome(
              plan(sample, of(sample, plan)), state(sample, state), action(of(sample, again)));
      outcomes.put(sample.title(), outcome);
    }
    return outcomes;
  }

  /// Destroys everything; returns the states afterwards by title.
  Map<String, String> destroy() {
    workspace.run("destroy", "-auto-approve", "-no-color");
    var state = state(workspace);
    return samples.stream().collect(Collectors.toMap(Sample::title, one -> state(one, state)));
  }

  private static Document of(Sample sample, Map<String, Document> changes) {
    return Objects.requireNonNull(changes.get(sample.address()), sample::address);
  }

  private Map<String, Document> changes(String plan) {
    var document = workspace.run("show", "-json", plan).succeeded().json();
    return byAddress(document.at("resource_changes"));
  }

  /// The resources in the state by address.
  static Map<String, Document> state(Workspace workspace) {
    var document = workspace.run("show", "-json").succeeded().json();
    return byAddress(document.at("values", "root_module", "resources"));
  }

  private static Map<String, Document> byAddress(Document resources) {
    return resources
        .elements()
        .collect(Collectors.toMap(one -> one.at("address").text(), Function.identity()));
  }

  private static String plan(Sample sample, Document resource) {
    var change = resource.at("change");
    var value = text(sample, change.at("after"), change.at("after_unknown"));
    var replace = change.at("replace_paths").elements().map(CliRunner::path).sorted().toList();
    return action(resource) + " " + value + " replaced by [" + String.join(", ", replace) + "]";
  }

  private static String path(Document steps) {
    var path = new StringBuilder();
    steps
        .elements()
        .map(Document::element)
        .forEach(step ->
            path.append(
                step(step.getAsJsonPrimitive().isNumber(), step.getAsString(), path.isEmpty())));
    return path.toString();
  }

  private static String step(boolean isIndex, String step, boolean isFirst) {
    if (isIndex) {
      return "[" + step + "]";
    }
    return isFirst ? step : "." + step;
  }

  private static String action(Document resource) {
    return JvmRunner.action(resource.at("change", "actions").texts());
  }

  /// The object of a sample in the state.
  static String state(Sample sample, Map<String, Document> state) {
    var resource = state.get(sample.address());
    if (resource == null) {
      return "nothing";
    }
    var tainted = resource.at("tainted").isTrue() ? "tainted " : "";
    return tainted + text(sample, resource.at("values"), new Document(JsonNull.INSTANCE));
  }

  private static String text(Sample sample, Document known, Document unknown) {
    return DocumentText.of(known.element(), unknown.element(), sample.form().schema().type());
  }
}
