package dev.terrane.rpc.datasource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DEFERRAL;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.datasource.ReadDataSource.Request;
import dev.terrane.engine.datasource.ReadDataSource.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Reads a data source. */
public final class ReadDataSourceRpc {
  public static final UnaryRpc<Request, Response> READ_DATA_SOURCE =
      new UnaryRpc<>(
          RpcName.of("ReadDataSource"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(4, CLIENT_CAPABILITIES, Request::clientCapabilities),
                  m.field(3, DYNAMIC_VALUE, Request::providerMeta))),
          Message.of(m ->
              new Response(
                  m.field(1, DYNAMIC_VALUE, Response::state),
                  m.field(3, DEFERRAL, Response::deferral),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ReadDataSource(session).run(request));

  private ReadDataSourceRpc() {}
}
