package dev.terrane.testkit.internal.cli;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.internal.ListQuery;
import dev.terrane.testkit.internal.process.Output;
import java.util.Map;

/// The file of a configuration with one block.
///
/// @param name the name of the file
/// @param address the type and the name of the block
/// @param text the content of the file
/// @param lines the attributes by the line that they begin at
record BlockFile(String name, String address, String text, Map<Integer, CtyPath> lines) {
  private static final String NAME = "main.tf.json";
  private static final String QUERY = "main.tfquery.json";
  static final String LABEL = "it";

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
    return new BlockFile(NAME, address(typeName), writer.text(), writer.lines());
  }

  /// A data source.
  static BlockFile data(String typeName, CtyValue config) {
    var writer = new ConfigurationWriter("unknown_");
    begin(writer, "data", typeName).block(config, config).raw("}}}\n");
    return new BlockFile(NAME, address(typeName), writer.text(), writer.lines());
  }

  /// An ephemeral resource, and a resource that stores its result.
  static BlockFile ephemeral(String typeName, CtyValue config) {
    var writer = new ConfigurationWriter("unknown_");
    begin(writer, "ephemeral", typeName)
        .block(config, config)
        .raw("}},\n\"provider\": {\"echo\": {\"data\": ")
        .raw(ConfigurationWriter.quoted("${ephemeral." + address(typeName) + "}"))
        .raw("}},\n\"resource\": {\"echo\": {\"%s\": {}}}}\n".formatted(LABEL));
    return new BlockFile(NAME, address(EchoProvider.NAME), writer.text(), writer.lines());
  }

  /// An action.
  static BlockFile action(String typeName, CtyValue config) {
    var writer = new ConfigurationWriter("unknown_");
    begin(writer, "action", typeName).raw("{\"config\": ").block(config, config).raw("}}}}\n");
    return new BlockFile(NAME, "action." + address(typeName), writer.text(), writer.lines());
  }

  /// A list resource.
  ///
  /// @param provider the name of the provider
  static BlockFile list(String provider, ListQuery query) {
    var writer = new ConfigurationWriter("unknown_");
    var options = query.options();
    begin(writer, "list", query.typeName())
        .raw("{\"provider\": " + ConfigurationWriter.quoted(provider))
        .raw(",\n\"include_resource\": " + options.includesResource())
        .raw(",\n\"limit\": " + options.limit())
        .raw(",\n\"config\": ")
        .block(query.config(), query.config())
        .raw("}}}}\n");
    return new BlockFile(QUERY, "list." + address(query.typeName()), writer.text(), writer.lines());
  }

  private static ConfigurationWriter begin(
      ConfigurationWriter writer, String kind, String typeName) {
    return writer.raw(
        "{\"%s\": {%s: {%s: "
            .formatted(
                kind, ConfigurationWriter.quoted(typeName), ConfigurationWriter.quoted(LABEL)));
  }

  void write(Workspace workspace) {
    workspace.write(name, text);
  }

  /// The diagnostics of a command with this configuration.
  CommandDiagnostics findings(Output output) {
    return new Findings(name, lines).of(output);
  }
}
