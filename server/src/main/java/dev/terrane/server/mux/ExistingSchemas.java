package dev.terrane.server.mux;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.ValueFields.SERVER_CAPABILITIES;

import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.message.Field;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.provider.GetProviderSchemaRpc;
import dev.terrane.rpc.provider.WireKinds;
import dev.terrane.rpc.schema.EncodedSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The schemas of an existing provider, as it has sent them. */
final class ExistingSchemas {
  private static final int PROVIDER = 1;
  private static final int META = 5;
  private static final int NAME = 1;
  private static final int DECLARATION = 2;
  private static final Field<ServerCapabilities> CAPABILITIES = new Field<>(6, SERVER_CAPABILITIES);
  private static final Field<List<Diagnostic>> FINDINGS = new Field<>(4, DIAGNOSTICS);

  private final Protocol protocol;
  private final ProtoMessage message;
  private final Map<Kind<?, ?>, Map<String, ProtoMessage>> declarations = new HashMap<>();

  ExistingSchemas(Protocol protocol, ProtoMessage message) {
    this.protocol = protocol;
    this.message = message;
    WireKinds.ALL.forEach(kind -> declarations.put(kind.kind(), read(kind)));
  }

  /** Requests the schemas. */
  static ExistingSchemas of(Connection connection) {
    var message =
        connection
            .endpoint()
            .call(GetProviderSchemaRpc.ENCODED_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    return new ExistingSchemas(connection.protocol(), message);
  }

  private Map<String, ProtoMessage> read(WireKind<?> kind) {
    // A provider in Go sends them in any order, but only equal responses can be recorded.
    var entries = new TreeMap<String, ProtoMessage>();
    message.messages(
        kind.schemaField(), entry -> entries.put(entry.string(NAME), entry.message(DECLARATION)));
    return entries;
  }

  Protocol protocol() {
    return protocol;
  }

  /** The declarations of a kind, sorted by full name. */
  Map<String, ProtoMessage> declarations(Kind<?, ?> kind) {
    return declarations.getOrDefault(kind, Map.of());
  }

  boolean has(Kind<?, ?> kind, String name) {
    return declarations(kind).containsKey(name);
  }

  EncodedSchema provider() {
    return new EncodedSchema(protocol, message.message(PROVIDER));
  }

  Optional<EncodedSchema> meta() {
    return message.has(META)
        ? Optional.of(new EncodedSchema(protocol, message.message(META)))
        : Optional.empty();
  }

  ServerCapabilities capabilities() {
    return CAPABILITIES.read(message);
  }

  List<Diagnostic> diagnostics() {
    return FINDINGS.read(message);
  }
}
