package dev.terrane.server.wire;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Schema.Kind;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The answer with all schemas, in the numbers of one version of the protocol. */
final class SchemaMessages {
  static final SchemaMessages V5 = new SchemaMessages(SchemaDialect.V5);
  static final SchemaMessages V6 = new SchemaMessages(SchemaDialect.V6);

  private final SchemaReader reader;
  private final SchemaDialect dialect;

  private SchemaMessages(SchemaDialect dialect) {
    this.reader = new SchemaReader(dialect);
    this.dialect = dialect;
  }

  GetProviderSchema.Response read(ProtoMessage in) {
    return new GetProviderSchema.Response(
        reader.readSchema(Kind.PROVIDER, in.message(1)),
        in.map(2, entry -> reader.readSchema(Kind.RESOURCE, entry.message(2))),
        in.map(3, entry -> reader.readSchema(Kind.DATA_SOURCE, entry.message(2))),
        FunctionMessages.readSignatures(in, 7),
        Values.readServer(in.message(6)),
        Findings.read(in, 4));
  }

  void write(ProtoWriter out, GetProviderSchema.Response response) {
    out.message(1, response.provider(), this::writeSchema);
    out.map(2, response.resources(), this::writeEntry);
    out.map(3, response.dataSources(), this::writeEntry);
    Findings.write(out, 4, response.diagnostics());
    writeCapabilities(out, response.capabilities());
    FunctionMessages.writeSignatures(out, 7, response.functions());
  }

  private void writeEntry(ProtoWriter entry, Schema schema) {
    entry.message(2, schema, this::writeSchema);
  }

  private void writeSchema(ProtoWriter out, Schema schema) {
    new SchemaWriter(dialect, schema.kind()).writeSchema(out, schema);
  }

  private static void writeCapabilities(ProtoWriter out, ServerCapabilities capabilities) {
    out.message(6, capabilities, Values::writeServer);
  }

  /** As {@link #write}; but what version 5 cannot declare is said in one diagnostic instead. */
  static void writeOrRefuse(ProtoWriter out, GetProviderSchema.Response response) {
    var refused = refused(response);
    if (refused.isEmpty()) {
      V5.write(out, response);
      return;
    }
    Findings.write(out, 4, response.diagnostics());
    Findings.write(out, 4, List.of(refusal(refused)));
    writeCapabilities(out, response.capabilities());
  }

  private static List<String> refused(GetProviderSchema.Response response) {
    return Stream.of(
            refused("the provider's configuration", response.provider()),
            refused("resource ", response.resources()),
            refused("data source ", response.dataSources()))
        .flatMap(each -> each)
        .toList();
  }

  private static Stream<String> refused(String kind, Map<String, Schema> schemas) {
    return new TreeMap<>(schemas)
        .entrySet().stream().flatMap(each -> refused(kind + each.getKey(), each.getValue()));
  }

  private static Stream<String> refused(String whose, Schema schema) {
    return LoweredAttribute.obstacles(schema.members()).stream()
        .map(each -> "- %s in %s: %s".formatted(each.place(), whose, each.reason()));
  }

  private static Diagnostic refusal(List<String> refused) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Provider needs protocol version 6",
        refused.stream()
            .collect(
                Collectors.joining(
                    "\n",
                    "Protocol version 5 knows nested attributes only as plain attributes of an object"
                        + " type, and the schema says more about these than a type can say:\n",
                    "\nServe the provider with protocol version 6, or make each attribute that holds"
                        + " one of them a block.")));
  }
}
