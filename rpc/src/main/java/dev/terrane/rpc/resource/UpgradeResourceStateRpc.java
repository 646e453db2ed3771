package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;
import static dev.terrane.rpc.message.ValueFields.RAW_STATE;

import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.resource.UpgradeResourceState.Request;
import dev.terrane.engine.resource.UpgradeResourceState.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Upgrades a stored state to the current schema. */
public final class UpgradeResourceStateRpc {
  public static final UnaryRpc<Request, Response> UPGRADE_RESOURCE_STATE =
      new UnaryRpc<>(
          RpcName.of("UpgradeResourceState"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, INT64, Request::version),
                  m.field(3, RAW_STATE, Request::rawState))),
          Message.of(m ->
              new Response(
                  m.field(1, DYNAMIC_VALUE, Response::upgradedState),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new UpgradeResourceState(session).run(request));

  private UpgradeResourceStateRpc() {}
}
