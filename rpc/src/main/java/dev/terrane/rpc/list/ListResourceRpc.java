package dev.terrane.rpc.list;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.BOOL;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.rpc.message.ValueFields.IDENTITY;

import dev.terrane.engine.list.ListResource;
import dev.terrane.engine.list.ListResource.Event;
import dev.terrane.engine.list.ListResource.Request;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.message.Message;

/** Lists the objects of a managed resource. */
public final class ListResourceRpc {
  public static final ServerStreamRpc<Request, Event> LIST_RESOURCE =
      new ServerStreamRpc<>(
          RpcName.of("ListResource"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(3, BOOL, Request::includeResource),
                  m.field(4, INT64, Request::limit))),
          Message.of(m ->
              new Event(
                  m.field(1, IDENTITY, Event::identity),
                  m.field(2, STRING, Event::displayName),
                  m.field(3, DYNAMIC_VALUE, Event::resource),
                  m.field(4, DIAGNOSTICS, Event::diagnostics))),
          (session, request, events) -> new ListResource(session).run(request, events));

  private ListResourceRpc() {}
}
