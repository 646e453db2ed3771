package dev.terrane.rpc.provisioner;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.schema.SchemaFields.schema;

import dev.terrane.engine.provisioner.GetProvisionerSchema;
import dev.terrane.engine.provisioner.GetProvisionerSchema.Request;
import dev.terrane.engine.provisioner.GetProvisionerSchema.Response;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.schema.Protocol5Limitations;
import java.util.ArrayList;

/** Returns the schema of a provisioner. */
public final class GetProvisionerSchemaRpc {
  private static final Message<Response> RESPONSE =
      Message.of(m ->
          new Response(
              m.field(1, schema(Protocol.V5, SchemaKind.PROVISIONER), Response::provisioner),
              m.field(2, DIAGNOSTICS, Response::diagnostics)));

  public static final UnaryRpc<Request, Response> GET_PROVISIONER_SCHEMA =
      new UnaryRpc<>(
          RpcName.ofProvisioner("GetSchema"),
          Message.empty(new Request()),
          new Message<>(RESPONSE::read, GetProvisionerSchemaRpc::write),
          (session, request) -> new GetProvisionerSchema(session).run(request));

  private GetProvisionerSchemaRpc() {}

  /** A schema that version 5 cannot declare results in one error instead. */
  private static void write(ProtoWriter out, Response response) {
    var obstacles = new Protocol5Limitations();
    obstacles.add("the provisioner", response.provisioner());
    obstacles
        .provisionerError()
        .ifPresentOrElse(
            error -> RESPONSE.write(out, with(error, response)),
            () -> RESPONSE.write(out, response));
  }

  private static Response with(Diagnostic error, Response response) {
    var diagnostics = new ArrayList<>(response.diagnostics());
    diagnostics.add(error);
    return new Response(Schema.provisioner(), diagnostics);
  }
}
