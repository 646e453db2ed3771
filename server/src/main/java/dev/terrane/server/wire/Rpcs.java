package dev.terrane.server.wire;

import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.provider.ConfigureProviderRpc;
import dev.terrane.rpc.provider.GetMetadataRpc;
import dev.terrane.rpc.provider.GetProviderSchemaRpc;
import dev.terrane.rpc.provider.StopProviderRpc;
import dev.terrane.rpc.provider.ValidateProviderConfigRpc;
import dev.terrane.rpc.provider.WireKinds;
import dev.terrane.rpc.provisioner.ProvisionerRpcs;
import java.util.List;
import java.util.stream.Stream;

/**
 * The RPCs that a server handles: those of the provider itself and of each kind of part, or those
 * of a provisioner.
 */
public final class Rpcs {
  private static final List<Rpc<?, ?>> OF_PROVIDER =
      List.of(
          GetMetadataRpc.GET_METADATA,
          GetProviderSchemaRpc.GET_PROVIDER_SCHEMA,
          ValidateProviderConfigRpc.VALIDATE_PROVIDER_CONFIG,
          ConfigureProviderRpc.CONFIGURE_PROVIDER,
          StopProviderRpc.STOP_PROVIDER);

  private Rpcs() {}

  /** The RPCs of a provisioner, in version 5 of the protocol. */
  public static List<Rpc<?, ?>> ofProvisioner() {
    return ProvisionerRpcs.ALL;
  }

  /** The RPCs of a provider in a version of the protocol. */
  public static List<Rpc<?, ?>> of(Protocol protocol) {
    var ofKinds = WireKinds.ALL.stream().flatMap(kind -> kind.rpcs().stream());
    return Stream.concat(OF_PROVIDER.stream(), ofKinds)
        .filter(rpc -> rpc.name().method(protocol).isPresent())
        .toList();
  }
}
