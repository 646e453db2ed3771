package dev.terrane.rpc.provisioner;

import dev.terrane.rpc.Rpc;
import java.util.List;

/** The RPCs of the service that a provisioner serves instead of a provider's. */
public final class ProvisionerRpcs {
  /** All of them; version 6 of the protocol has none. */
  public static final List<Rpc<?, ?>> ALL =
      List.of(
          GetProvisionerSchemaRpc.GET_PROVISIONER_SCHEMA,
          ValidateProvisionerConfigRpc.VALIDATE_PROVISIONER_CONFIG,
          ProvisionResourceRpc.PROVISION_RESOURCE,
          StopProvisionerRpc.STOP_PROVISIONER);

  private ProvisionerRpcs() {}
}
