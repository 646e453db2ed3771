package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BOOL;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.list;
import static dev.terrane.rpc.message.FieldTypes.map;
import static dev.terrane.rpc.message.FieldTypes.message;
import static dev.terrane.rpc.message.TypeFields.typeOf;

import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.GetResourceIdentitySchemas.Request;
import dev.terrane.engine.resource.GetResourceIdentitySchemas.Response;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Fields;
import dev.terrane.rpc.message.Message;

/** Returns the identity schemas of resources. */
public final class GetResourceIdentitySchemasRpc {
  private static final Message<IdentitySchema.Part> PART =
      Message.of(GetResourceIdentitySchemasRpc::part);

  private static final Message<IdentitySchema> IDENTITY_SCHEMA =
      Message.of(m ->
          new IdentitySchema(
              m.field(1, INT64, IdentitySchema::version),
              m.field(2, list(PART), IdentitySchema::attributes)));

  public static final UnaryRpc<Request, Response> GET_RESOURCE_IDENTITY_SCHEMAS =
      new UnaryRpc<>(
          RpcName.of("GetResourceIdentitySchemas"),
          Message.empty(new Request()),
          Message.of(m ->
              new Response(
                  m.field(1, map(message(IDENTITY_SCHEMA)), Response::identities),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new GetResourceIdentitySchemas(session).run(request));

  private GetResourceIdentitySchemasRpc() {}

  /** Exactly one of the two fields about import must be true. */
  private static IdentitySchema.Part part(Fields<IdentitySchema.Part> m) {
    var name = m.field(1, STRING, IdentitySchema.Part::name);
    var type = m.field(2, typeOf("the attribute " + name), IdentitySchema.Part::type);
    m.field(3, BOOL, part -> !part.optionalForImport());
    var optional = m.field(4, BOOL, IdentitySchema.Part::optionalForImport);
    return new IdentitySchema.Part(
        name, type, optional, m.field(5, STRING, IdentitySchema.Part::description));
  }
}
