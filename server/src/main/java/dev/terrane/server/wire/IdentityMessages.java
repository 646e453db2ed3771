package dev.terrane.server.wire;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.engine.resource.UpgradeResourceIdentity;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;
import dev.terrane.server.wire.proto.WireException;

/** The messages of identities by themselves. */
final class IdentityMessages {
  private IdentityMessages() {}

  static GetResourceIdentitySchemas.Response readSchemas(ProtoMessage in) {
    return new GetResourceIdentitySchemas.Response(
        in.map(1, entry -> readSchema(entry.message(2))), Findings.read(in, 2));
  }

  static void writeSchemas(ProtoWriter out, GetResourceIdentitySchemas.Response response) {
    out.map(
        1,
        response.identities(),
        (entry, schema) -> entry.message(2, schema, IdentityMessages::writeSchema));
    Findings.write(out, 2, response.diagnostics());
  }

  private static IdentitySchema readSchema(ProtoMessage in) {
    return new IdentitySchema(in.int64(1), in.messages(2, IdentityMessages::readPart));
  }

  private static void writeSchema(ProtoWriter out, IdentitySchema schema) {
    out.int64(1, schema.version());
    out.messages(2, schema.attributes(), IdentityMessages::writePart);
  }

  private static IdentitySchema.Part readPart(ProtoMessage in) {
    try {
      var type = Json.decodeType(in.bytes(2).array());
      return new IdentitySchema.Part(in.string(1), type, in.bool(4), in.string(5));
    } catch (CtyException e) {
      throw new WireException("the type of the attribute " + in.string(1) + " is unreadable", e);
    }
  }

  /** Exactly one of the two truths about import has to be there. */
  private static void writePart(ProtoWriter out, IdentitySchema.Part part) {
    out.string(1, part.name());
    out.bytes(2, Bytes.of(Json.encodeType(part.type())));
    out.bool(3, !part.optionalForImport());
    out.bool(4, part.optionalForImport());
    out.string(5, part.description());
  }

  static UpgradeResourceIdentity.Request readRequest(ProtoMessage in) {
    return new UpgradeResourceIdentity.Request(
        in.string(1), in.int64(2), Values.readRawState(in.message(3)));
  }

  static void writeRequest(ProtoWriter out, UpgradeResourceIdentity.Request request) {
    out.string(1, request.typeName());
    out.int64(2, request.version());
    Values.writeRawState(out, 3, request.rawIdentity());
  }

  static UpgradeResourceIdentity.Response readResponse(ProtoMessage in) {
    return new UpgradeResourceIdentity.Response(
        Values.readIdentity(in.message(1)), Findings.read(in, 2));
  }

  static void writeResponse(ProtoWriter out, UpgradeResourceIdentity.Response response) {
    Values.writeIdentity(out, 1, response.upgradedIdentity());
    Findings.write(out, 2, response.diagnostics());
  }
}
