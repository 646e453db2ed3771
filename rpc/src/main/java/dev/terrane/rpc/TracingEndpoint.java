package dev.terrane.rpc;

import dev.terrane.engine.Sink;
import dev.terrane.engine.trace.Span;
import dev.terrane.engine.trace.Tracer;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Creates a span for each RPC, with the names of OpenTelemetry's semantic conventions for gRPC.
 *
 * @param endpoint handles the RPCs
 * @param protocol the version that the client uses
 * @param tracer creates the spans
 */
public record TracingEndpoint(Endpoint endpoint, Protocol protocol, Tracer tracer)
    implements Endpoint {
  @Override
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    return traced(rpc.name(), () -> endpoint.call(rpc, request));
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    traced(
        rpc.name(),
        () -> {
          endpoint.stream(rpc, request, responses);
          return true;
        });
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    return traced(rpc.name(), () -> endpoint.collect(rpc, requests));
  }

  private <T> T traced(RpcName name, Supplier<T> call) {
    var attributes =
        Map.of(
            "rpc.system",
            "grpc",
            "rpc.service",
            name.service(protocol),
            "rpc.method",
            name.method(protocol).orElse("?"));
    return tracer.trace(
        name.full(protocol), Span.Kind.SERVER, attributes, _ -> Optional.empty(), call);
  }
}
