package dev.terrane.testkit.internal.cli;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.internal.process.Output;
import java.util.Map;

/// The file of a configuration with one block.
///
/// @param address the type and the name of the block
/// @param text the content of the file
/// @param lines the attributes by the line that they begin at
record BlockFile(String address, String text, Map<Integer, CtyPath> lines) {
  private static final String NAME = "main.tf.json";
  private static final String LABEL = "it";

  /// The address of a resource.
  static String address(String typeName) {
    return typeName + "." + LABEL;
  }

  /// A resource.
  ///
  /// @param planned its arguments in the plan
  /// @param known the same arguments during apply
  /// @param prefix begins the names of the placeholders of unknown values
  static BlockFile resource(String typeName, CtyValue planned, CtyValue known, String prefix) {
    var writer = new ConfigurationWriter(prefix);
    begin(writer, "resource", typeName).block(planned, known).raw("}");
    var placeholders = writer.placeholderResources();
    writer.raw(placeholders.isEmpty() ? "}}\n" : ",\n" + placeholders + "}}\n");
    return new BlockFile(address(typeName), writer.text(), writer.lines());
  }

  /// A data source.
  static BlockFile data(String typeName, CtyValue config) {
    var writer = new ConfigurationWriter("unknown_");
    begin(writer, "data", typeName).block(config, config).raw("}}}\n");
    return new BlockFile(address(typeName), writer.text(), writer.lines());
  }

  private static ConfigurationWriter begin(
      ConfigurationWriter writer, String kind, String typeName) {
    return writer.raw(
        "{\"%s\": {%s: {%s: "
            .formatted(
                kind, ConfigurationWriter.quoted(typeName), ConfigurationWriter.quoted(LABEL)));
  }

  void write(Workspace workspace) {
    workspace.write(NAME, text);
  }

  /// The diagnostics of a command with this configuration.
  CommandDiagnostics findings(Output output) {
    return new Findings(NAME, lines).of(output);
  }
}
