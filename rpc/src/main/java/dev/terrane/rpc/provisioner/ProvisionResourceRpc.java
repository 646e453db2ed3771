package dev.terrane.rpc.provisioner;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.provisioner.ProvisionResource;
import dev.terrane.engine.provisioner.ProvisionResource.Request;
import dev.terrane.engine.provisioner.ProvisionResource.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.message.Message;

/** Runs a provisioner, whose output is the messages of the response. */
public final class ProvisionResourceRpc {
  public static final ServerStreamRpc<Request, Response> PROVISION_RESOURCE =
      new ServerStreamRpc<>(
          RpcName.ofProvisioner("ProvisionResource"),
          Message.of(m ->
              new Request(
                  m.field(1, DYNAMIC_VALUE, Request::config),
                  m.field(2, DYNAMIC_VALUE, Request::connection))),
          Message.of(m ->
              new Response(
                  m.field(1, STRING, Response::output),
                  m.field(2, DIAGNOSTICS, Response::diagnostics))),
          (session, request, responses) -> new ProvisionResource(session).run(request, responses));

  private ProvisionResourceRpc() {}
}
