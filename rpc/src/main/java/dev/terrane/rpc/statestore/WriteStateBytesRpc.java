package dev.terrane.rpc.statestore;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.optional;
import static dev.terrane.rpc.statestore.StateRangeField.RANGE;

import dev.terrane.engine.statestore.WriteStateBytes;
import dev.terrane.engine.statestore.WriteStateBytes.Chunk;
import dev.terrane.engine.statestore.WriteStateBytes.Meta;
import dev.terrane.engine.statestore.WriteStateBytes.Response;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.message.Message;

/** Writes a state. */
public final class WriteStateBytesRpc {
  private static final Message<Meta> META =
      Message.of(
          m -> new Meta(m.field(1, STRING, Meta::typeName), m.field(2, STRING, Meta::stateId)));

  public static final ClientStreamRpc<Chunk, Response> WRITE_STATE_BYTES =
      new ClientStreamRpc<>(
          RpcName.of("WriteStateBytes").notInV5(),
          Message.of(m ->
              new Chunk(
                  m.field(1, optional(META), Chunk::meta),
                  m.field(2, BYTES, Chunk::bytes),
                  m.field(3, INT64, Chunk::totalLength),
                  m.field(4, RANGE, Chunk::range))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, chunks) -> new WriteStateBytes(session).run(chunks));

  private WriteStateBytesRpc() {}
}
