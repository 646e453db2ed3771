package dev.terrane.rpc;

import java.util.Optional;

/**
 * The name of an RPC.
 *
 * @param service its gRPC service, which has the same name in both versions of the protocol
 * @param inV5 the name of the method in version 5; empty when version 5 has no such RPC
 * @param inV6 the name of the method in version 6; empty when version 6 has no such RPC
 */
public record RpcName(String service, Optional<String> inV5, Optional<String> inV6) {
  private static final String PROVIDER = "Provider";

  /** An RPC of the provider's service with one name in both versions. */
  public static RpcName of(String name) {
    return new RpcName(PROVIDER, Optional.of(name), Optional.of(name));
  }

  /** An RPC of a provisioner's service, which only version 5 has. */
  public static RpcName ofProvisioner(String name) {
    return new RpcName("Provisioner", Optional.of(name), Optional.empty());
  }

  /** The same RPC with another name in version 5. */
  public RpcName inV5(String other) {
    return new RpcName(service, Optional.of(other), inV6);
  }

  /** The same RPC, which version 5 does not have. */
  public RpcName notInV5() {
    return new RpcName(service, Optional.empty(), inV6);
  }

  /** The same RPC, which version 6 does not have. */
  public RpcName notInV6() {
    return new RpcName(service, inV5, Optional.empty());
  }

  /** The same RPC of another service. */
  public RpcName ofService(String other) {
    return new RpcName(other, inV5, inV6);
  }

  /** The name of the method in a version; empty when the version has no such RPC. */
  public Optional<String> method(Protocol protocol) {
    return switch (protocol) {
      case V5 -> inV5;
      case V6 -> inV6;
    };
  }

  /** The full name of the service in a version. */
  public String service(Protocol protocol) {
    return "tfplugin" + protocol.number() + "." + service;
  }

  /**
   * The full name of the method in a version.
   *
   * @throws IllegalArgumentException when the version has no such RPC
   */
  public String full(Protocol protocol) {
    var method =
        method(protocol)
            .orElseThrow(() ->
                new IllegalArgumentException(
                    "version " + protocol.number() + " of the protocol has no " + this));
    return service(protocol) + "/" + method;
  }

  @Override
  public String toString() {
    return service + "/" + inV6.or(() -> inV5).orElse("?");
  }
}
