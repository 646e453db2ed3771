package dev.terrane.testkit.internal.cli;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.internal.process.Output;
import java.util.List;
import java.util.Map;

/// The file of a configuration with an output that calls a function, in Terraform's own language,
/// in which diagnostics name the line of an argument.
///
/// @param text the content of the file
/// @param placeholders the resources that unknown arguments refer to; empty if there are none
/// @param lines the arguments by the line that they begin at
record FunctionFile(String text, String placeholders, Map<Integer, CtyPath> lines) {
  /// The name of the output. Its value is a tuple of the result, because a CLI omits outputs that
  /// are null.
  static final String OUTPUT = "it";

  private static final String NAME = "main.tf";

  /// A call of a function.
  ///
  /// @param function its name in configurations
  static FunctionFile of(String function, List<CtyValue> arguments) {
    var writer = new ConfigurationWriter("unknown_");
    writer.raw("output \"" + OUTPUT + "\" {\n  value = [" + function + "(");
    for (var i = 0; i < arguments.size(); i++) {
      writer.raw(i == 0 ? "\n" : ",\n").argument(i, arguments.get(i));
    }
    writer.raw(")]\n}\n");
    return new FunctionFile(writer.text(), writer.placeholderResources(), writer.lines());
  }

  void write(Workspace workspace) {
    workspace.write(NAME, text);
    if (!placeholders.isEmpty()) {
      workspace.write("unknown.tf.json", "{\"resource\": {" + placeholders + "}}\n");
    }
  }

  /// The diagnostics of a command with this configuration.
  CommandDiagnostics findings(Output output) {
    return new Findings(NAME, lines).of(output);
  }
}
