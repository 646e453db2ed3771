package dev.terrane.server.wire;

import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerServiceDefinition;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A version of the plugin protocol; the newer one is preferred by every CLI that knows it. */
public enum Protocol {
  /**
   * The older one: a face of the newer one, with six RPCs under other names and the schema in other
   * numbers. Nested attributes are declared as plain ones where that is legal.
   */
  V5(5, "tfplugin5.Provider"),
  /** The newer one. */
  V6(6, "tfplugin6.Provider");

  private final int number;
  private final String service;

  Protocol(int number, String service) {
    this.number = number;
    this.service = service;
  }

  /**
   * Finds a version by its number.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Protocol of(int number) {
    return Stream.of(values())
        .filter(version -> version.number == number)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no version of the protocol: " + number));
  }

  /** The number that the two sides agree on in the handshake. */
  public int number() {
    return number;
  }

  String service() {
    return service;
  }

  /** All methods of {@link ProviderService}, as a client calls them. */
  public List<MethodDescriptor<?, ?>> methods() {
    return Rpcs.ALL.stream().<MethodDescriptor<?, ?>>map(rpc -> rpc.method(this)).toList();
  }

  /**
   * Makes the gRPC service. RPCs that are not part of {@link ProviderService} are answered with
   * UNIMPLEMENTED by gRPC.
   */
  public ServerServiceDefinition serve(ProviderService provider) {
    return serve(_ -> provider);
  }

  /**
   * Makes the gRPC service over several providers.
   *
   * @param providers chooses the provider that answers a call
   */
  public ServerServiceDefinition serve(Function<ServerCall<?, ?>, ProviderService> providers) {
    var definition = ServerServiceDefinition.builder(service);
    for (var rpc : Rpcs.ALL) {
      definition.addMethod(UnaryHandler.define(rpc, this, providers));
    }
    return definition.build();
  }
}
