package dev.terrane.server.wire;

import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import java.util.function.BiFunction;

/**
 * One RPC in both versions of the protocol.
 *
 * @param name its name in version 6
 * @param nameInV5 its name in version 5, mostly the same
 * @param request the request, the same in both versions
 * @param response the response
 * @param responseInV5 the response in version 5, mostly the same
 * @param handler what answers it
 * @param <Q> the engine's request
 * @param <A> the engine's response
 */
record Rpc<Q, A>(
    String name,
    String nameInV5,
    MessageCodec<Q> request,
    MessageCodec<A> response,
    MessageCodec<A> responseInV5,
    BiFunction<ProviderService, Q, A> handler) {

  static <Q, A> Rpc<Q, A> of(
      String name,
      BiFunction<ProviderService, Q, A> handler,
      MessageCodec<Q> request,
      MessageCodec<A> response) {
    return new Rpc<>(name, name, request, response, response, handler);
  }

  /** The same RPC, with another name in version 5. */
  Rpc<Q, A> inV5(String other) {
    return inV5(other, response);
  }

  /** The same RPC, with another name and another response in version 5. */
  Rpc<Q, A> inV5(String other, MessageCodec<A> otherResponse) {
    return new Rpc<>(name, other, request, response, otherResponse, handler);
  }

  /** The method as a client calls it. */
  MethodDescriptor<Q, A> method(Protocol protocol) {
    return MethodDescriptor.<Q, A>newBuilder()
        .setType(MethodType.UNARY)
        .setFullMethodName(fullName(protocol))
        .setRequestMarshaller(requests(protocol))
        .setResponseMarshaller(responses(protocol))
        .build();
  }

  String fullName(Protocol protocol) {
    return MethodDescriptor.generateFullMethodName(
        protocol.service(),
        switch (protocol) {
          case V5 -> nameInV5;
          case V6 -> name;
        });
  }

  MessageMarshaller<Q> requests(Protocol protocol) {
    return new MessageMarshaller<>(fullName(protocol) + " request", request);
  }

  MessageMarshaller<A> responses(Protocol protocol) {
    return new MessageMarshaller<>(
        fullName(protocol) + " response",
        switch (protocol) {
          case V5 -> responseInV5;
          case V6 -> response;
        });
  }
}
