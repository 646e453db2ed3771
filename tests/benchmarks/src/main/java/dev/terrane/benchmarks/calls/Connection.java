package dev.terrane.benchmarks.calls;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.server.wire.Services;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerMethodDefinition;
import io.grpc.Status;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A session of the provider behind gRPC's handlers, without gRPC's transport. */
final class Connection {
  private final Session session = new Session(new StringsProvider(), (_, _, _) -> {});
  private final Map<String, ServerMethodDefinition<?, ?>> methods = new HashMap<>();

  Connection() {
    session.configure("1.11.4", CtyValue.object(Map.of()), new Diagnostics());
    for (var service : Services.of(Protocol.V6, new SessionEndpoint(session))) {
      for (var method : service.getMethods()) {
        methods.put(method.getMethodDescriptor().getFullMethodName(), method);
      }
    }
  }

  /**
   * Calls as gRPC does when the message of a request has arrived.
   *
   * @return the message of the response
   */
  byte[] call(Operation operation) {
    var call = new Call(method(operation.rpc()));
    var listener = call.method.getServerCallHandler().startCall(call, new Metadata());
    listener.onMessage(new ByteArrayInputStream(operation.request()));
    listener.onHalfClose();
    return call.response();
  }

  @SuppressWarnings("unchecked") // Unary methods pass messages on as they are.
  private ServerMethodDefinition<InputStream, InputStream> method(UnaryRpc<?, ?> rpc) {
    return (ServerMethodDefinition<InputStream, InputStream>)
        Objects.requireNonNull(methods.get(rpc.name().full(Protocol.V6)));
  }

  /** The end of a call at which gRPC would send. */
  private static final class Call extends ServerCall<InputStream, InputStream> {
    private final ServerMethodDefinition<InputStream, InputStream> method;
    private @Nullable InputStream sent;

    Call(ServerMethodDefinition<InputStream, InputStream> method) {
      this.method = method;
    }

    byte[] response() {
      if (sent == null) {
        throw new IllegalStateException("the call has no response");
      }
      try {
        return sent.readAllBytes();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void request(int messages) {
      // All messages have arrived.
    }

    @Override
    public void sendHeaders(Metadata headers) {
      // The messages are not needed.
    }

    @Override
    public void sendMessage(InputStream message) {
      sent = message;
    }

    @Override
    public void close(Status status, Metadata trailers) {
      if (!status.isOk()) {
        throw status.asRuntimeException();
      }
    }

    @Override
    public boolean isCancelled() {
      return false;
    }

    @Override
    public MethodDescriptor<InputStream, InputStream> getMethodDescriptor() {
      return method.getMethodDescriptor();
    }
  }
}
