package dev.terrane.rpc.provisioner;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.ValueFields.DYNAMIC_VALUE;

import dev.terrane.engine.provisioner.ValidateProvisionerConfig;
import dev.terrane.engine.provisioner.ValidateProvisionerConfig.Request;
import dev.terrane.engine.provisioner.ValidateProvisionerConfig.Response;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;

/** Validates a provisioner block. */
public final class ValidateProvisionerConfigRpc {
  public static final UnaryRpc<Request, Response> VALIDATE_PROVISIONER_CONFIG =
      new UnaryRpc<>(
          RpcName.ofProvisioner("ValidateProvisionerConfig"),
          Message.of(m -> new Request(m.field(1, DYNAMIC_VALUE, Request::config))),
          Message.of(m -> new Response(m.field(1, DIAGNOSTICS, Response::diagnostics))),
          (session, request) -> new ValidateProvisionerConfig(session).run(request));

  private ValidateProvisionerConfigRpc() {}
}
