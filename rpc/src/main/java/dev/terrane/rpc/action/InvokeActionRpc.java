package dev.terrane.rpc.action;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.CLIENT_CAPABILITIES;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.action.InvokeAction;
import dev.terrane.engine.action.InvokeAction.Event;
import dev.terrane.engine.action.InvokeAction.Request;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.proto.WireException;

/** Invokes an action, whose messages are events of the response. */
public final class InvokeActionRpc {
  private static final int PROGRESS_FIELD = 1;
  private static final int COMPLETED_FIELD = 2;

  private static final Message<Event.Progress> PROGRESS =
      Message.of(m -> new Event.Progress(m.field(1, STRING, Event.Progress::message)));

  private static final Message<Event.Completed> COMPLETED =
      Message.of(m -> new Event.Completed(m.field(1, DIAGNOSTICS, Event.Completed::diagnostics)));

  public static final ServerStreamRpc<Request, Event> INVOKE_ACTION =
      new ServerStreamRpc<>(
          RpcName.of("InvokeAction"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, DYNAMIC_VALUE, Request::config),
                  m.field(3, CLIENT_CAPABILITIES, Request::clientCapabilities))),
          new Message<>(InvokeActionRpc::read, InvokeActionRpc::write),
          (session, request, events) -> new InvokeAction(session).run(request, events));

  private InvokeActionRpc() {}

  private static Event read(ProtoMessage in) {
    return switch (in.lastOf(PROGRESS_FIELD, COMPLETED_FIELD)) {
      case PROGRESS_FIELD -> PROGRESS.read(in.message(PROGRESS_FIELD));
      case COMPLETED_FIELD -> COMPLETED.read(in.message(COMPLETED_FIELD));
      default -> throw new WireException("an event of InvokeAction without a type");
    };
  }

  /** Terraform crashes on an event without a type, so the nested message is always written. */
  private static void write(ProtoWriter out, Event event) {
    switch (event) {
      case Event.Progress progress -> out.message(PROGRESS_FIELD, progress, PROGRESS::write);
      case Event.Completed completed -> out.message(COMPLETED_FIELD, completed, COMPLETED::write);
    }
  }
}
