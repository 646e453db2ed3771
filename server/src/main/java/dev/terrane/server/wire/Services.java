package dev.terrane.server.wire;

import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import io.grpc.ServerCall;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Creates the gRPC services of RPCs, one for each service name. gRPC responds to all other RPCs
 * with UNIMPLEMENTED.
 */
public final class Services {
  private Services() {}

  /** The services of a provider in a version of the protocol. */
  public static List<ServerServiceDefinition> of(Protocol protocol, Endpoint endpoint) {
    return of(Rpcs.of(protocol), protocol, _ -> endpoint);
  }

  /** The services of these RPCs in a version of the protocol. */
  public static List<ServerServiceDefinition> of(
      List<Rpc<?, ?>> rpcs, Protocol protocol, Function<ServerCall<?, ?>, Endpoint> endpoints) {
    Map<String, ServerServiceDefinition.Builder> services = new LinkedHashMap<>();
    for (var rpc : rpcs) {
      services
          .computeIfAbsent(rpc.name().service(protocol), ServerServiceDefinition::builder)
          .addMethod(method(rpc, protocol, endpoints));
    }
    return services.values().stream().map(ServerServiceDefinition.Builder::build).toList();
  }

  private static ServerMethodDefinition<?, ?> method(
      Rpc<?, ?> rpc, Protocol protocol, Function<ServerCall<?, ?>, Endpoint> endpoints) {
    return switch (rpc) {
      case UnaryRpc<?, ?> unary -> UnaryHandler.define(unary, protocol, endpoints);
      case ServerStreamRpc<?, ?> stream -> StreamHandler.define(stream, protocol, endpoints);
      case ClientStreamRpc<?, ?> stream -> StreamHandler.define(stream, protocol, endpoints);
    };
  }
}
