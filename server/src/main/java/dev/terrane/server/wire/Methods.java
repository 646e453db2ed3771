package dev.terrane.server.wire;

import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.MethodDescriptor.MethodType;
import java.io.InputStream;
import java.util.List;

/** Creates gRPC's method descriptors of RPCs. */
public final class Methods {
  private Methods() {}

  /** The methods of RPCs in a version, for a client. */
  public static List<MethodDescriptor<?, ?>> of(List<Rpc<?, ?>> rpcs, Protocol protocol) {
    return rpcs.stream().<MethodDescriptor<?, ?>>map(rpc -> typed(rpc, protocol)).toList();
  }

  /** The method of an RPC with its messages. */
  static <Q, A> MethodDescriptor<Q, A> typed(Rpc<Q, A> rpc, Protocol protocol) {
    return of(
        rpc,
        protocol,
        MessageMarshaller.requests(rpc, protocol),
        MessageMarshaller.responses(rpc, protocol));
  }

  /** The method of an RPC with unparsed messages. */
  static MethodDescriptor<InputStream, InputStream> raw(Rpc<?, ?> rpc, Protocol protocol) {
    return of(rpc, protocol, new Raw(), new Raw());
  }

  static <Q, A> MethodDescriptor<Q, A> of(
      Rpc<?, ?> rpc, Protocol protocol, Marshaller<Q> requests, Marshaller<A> responses) {
    return MethodDescriptor.<Q, A>newBuilder()
        .setType(type(rpc))
        .setFullMethodName(rpc.name().full(protocol))
        .setRequestMarshaller(requests)
        .setResponseMarshaller(responses)
        .build();
  }

  private static MethodType type(Rpc<?, ?> rpc) {
    return switch (rpc) {
      case UnaryRpc<?, ?> _ -> MethodType.UNARY;
      case ServerStreamRpc<?, ?> _ -> MethodType.SERVER_STREAMING;
      case ClientStreamRpc<?, ?> _ -> MethodType.CLIENT_STREAMING;
    };
  }

  private record Raw() implements Marshaller<InputStream> {
    @Override
    public InputStream stream(InputStream value) {
      return value;
    }

    @Override
    public InputStream parse(InputStream stream) {
      return stream;
    }
  }
}
