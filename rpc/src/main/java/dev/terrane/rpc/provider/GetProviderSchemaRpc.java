package dev.terrane.rpc.provider;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.ValueFields.SERVER_CAPABILITIES;
import static dev.terrane.rpc.schema.SchemaFields.optionalSchema;
import static dev.terrane.rpc.schema.SchemaFields.schema;

import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.GetProviderSchema.Request;
import dev.terrane.engine.provider.GetProviderSchema.Response;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.schema.Protocol5Limitations;
import java.util.ArrayList;
import java.util.Optional;

/** Returns the declarations of all parts of the provider. */
public final class GetProviderSchemaRpc {
  private static final Message<Response> IN_V6 = response(Protocol.V6);
  private static final Message<Response> IN_V5 = response(Protocol.V5);

  private static final Message<Response> DIAGNOSTICS_ONLY =
      Message.of(m ->
          new Response(
              Schema.provider(),
              Declarations.NONE,
              m.field(6, SERVER_CAPABILITIES, Response::capabilities),
              m.field(4, DIAGNOSTICS, Response::diagnostics)));

  public static final UnaryRpc<Request, Response> GET_PROVIDER_SCHEMA =
      new UnaryRpc<>(
          RpcName.of("GetProviderSchema").inV5("GetSchema"),
          Message.empty(new Request()),
          new Message<>(IN_V6::read, GetProviderSchemaRpc::writeInV6),
          new Message<>(IN_V5::read, GetProviderSchemaRpc::writeInV5),
          (session, request) -> new GetProviderSchema(session).run(request));

  /** The same RPC, whose response is not decoded. The engine responds in version 6. */
  public static final UnaryRpc<Request, ProtoMessage> ENCODED_PROVIDER_SCHEMA =
      new UnaryRpc<>(
          GET_PROVIDER_SCHEMA.name(),
          GET_PROVIDER_SCHEMA.request(),
          new Message<>(in -> in, (out, message) -> message.appendTo(out)),
          (session, request) -> encoded(new GetProviderSchema(session).run(request)));

  private GetProviderSchemaRpc() {}

  private static Message<Response> response(Protocol protocol) {
    var configuration = schema(protocol, SchemaKind.PROVIDER);
    var meta = optionalSchema(protocol, SchemaKind.PROVIDER_META);
    return Message.of(m ->
        new Response(
            m.field(1, configuration, Response::provider),
            WireKinds.declarations(m, protocol),
            m.field(6, SERVER_CAPABILITIES, Response::capabilities),
            m.field(4, DIAGNOSTICS, Response::diagnostics),
            m.field(5, meta, Response::providerMeta)));
  }

  private static void writeInV6(ProtoWriter out, Response response) {
    IN_V6.write(out, response);
    append(out, response);
  }

  /** A message that occurs twice is merged by its readers. */
  private static void append(ProtoWriter out, Response response) {
    var others = response.others().array();
    out.append(others, 0, others.length);
  }

  private static ProtoMessage encoded(Response response) {
    var out = new ProtoWriter();
    writeInV6(out, response);
    return ProtoMessage.of(out.toByteArray());
  }

  /** In version 5, a schema that cannot be declared results in one error instead. */
  private static void writeInV5(ProtoWriter out, Response response) {
    obstacles(response)
        .ifPresentOrElse(
            error -> DIAGNOSTICS_ONLY.write(out, with(error, response)),
            () -> {
              IN_V5.write(out, response);
              append(out, response);
            });
  }

  private static Optional<Diagnostic> obstacles(Response response) {
    var obstacles = new Protocol5Limitations();
    obstacles.add("the provider's configuration", response.provider());
    response.providerMeta().ifPresent(meta -> obstacles.add("the provider_meta block", meta));
    for (var each : WireKinds.in(Protocol.V5)) {
      obstacles.addAll(each.kind().noun(), response.parts().of(each.kind()));
    }
    return obstacles.error();
  }

  private static Response with(Diagnostic error, Response response) {
    var diagnostics = new ArrayList<>(response.diagnostics());
    diagnostics.add(error);
    return new Response(
        response.provider(), Declarations.NONE, response.capabilities(), diagnostics);
  }
}
