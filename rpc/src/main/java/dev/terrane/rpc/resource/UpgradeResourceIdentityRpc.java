package dev.terrane.rpc.resource;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.IDENTITY;
import static dev.terrane.rpc.message.ValueFields.RAW_STATE;

import dev.terrane.engine.resource.UpgradeResourceIdentity;
import dev.terrane.engine.resource.UpgradeResourceIdentity.Request;
import dev.terrane.engine.resource.UpgradeResourceIdentity.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Upgrades a stored identity to the current schema. */
public final class UpgradeResourceIdentityRpc {
  public static final UnaryRpc<Request, Response> UPGRADE_RESOURCE_IDENTITY =
      new UnaryRpc<>(
          RpcName.of("UpgradeResourceIdentity"),
          Message.of(m ->
              new Request(
                  m.field(1, STRING, Request::typeName),
                  m.field(2, INT64, Request::version),
                  m.field(3, RAW_STATE, Request::rawIdentity))),
          Message.of(m ->
              new Response(
                  m.field(1, IDENTITY, Response::upgradedIdentity),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new UpgradeResourceIdentity(session).run(request));

  private UpgradeResourceIdentityRpc() {}
}
