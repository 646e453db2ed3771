package dev.terrane.rpc.statestore;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.statestore.StateRangeField.RANGE;

import dev.terrane.engine.statestore.ReadStateBytes;
import dev.terrane.engine.statestore.ReadStateBytes.Chunk;
import dev.terrane.engine.statestore.ReadStateBytes.Request;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.message.Message;

/** Reads a state. */
public final class ReadStateBytesRpc {
  public static final ServerStreamRpc<Request, Chunk> READ_STATE_BYTES =
      new ServerStreamRpc<>(
          RpcName.of("ReadStateBytes").notInV5(),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName), m.field(2, STRING, Request::stateId))),
          Message.of(m ->
              new Chunk(
                  m.field(1, BYTES, Chunk::bytes),
                  m.field(2, INT64, Chunk::totalLength),
                  m.field(3, RANGE, Chunk::range),
                  m.field(4, DIAGNOSTICS, Chunk::diagnostics))),
          (session, request, chunks) -> new ReadStateBytes(session).run(request, chunks));

  private ReadStateBytesRpc() {}
}
