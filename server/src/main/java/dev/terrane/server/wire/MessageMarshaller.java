package dev.terrane.server.wire;

import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.proto.WireException;
import io.grpc.KnownLength;
import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.Status;
import java.io.IOException;
import java.io.InputStream;

/**
 * The marshaller of one type of message for gRPC.
 *
 * @param name the message's name, for errors
 * @param message its fields
 * @param <T> the engine's record
 */
record MessageMarshaller<T>(String name, Message<T> message) implements Marshaller<T> {
  @Override
  public InputStream stream(T value) {
    var out = new ProtoWriter();
    try {
      message.write(out, value);
    } catch (WireException e) {
      throw status(Status.RESOURCE_EXHAUSTED, "cannot be sent", e);
    }
    return new EncodedMessage(out);
  }

  @Override
  public T parse(InputStream stream) {
    try {
      return parse(read(stream));
    } catch (IOException e) {
      throw status(Status.UNAVAILABLE, "cannot be read", e);
    }
  }

  /** The requests of an RPC. */
  static <Q> MessageMarshaller<Q> requests(Rpc<Q, ?> rpc, Protocol protocol) {
    return new MessageMarshaller<>(rpc.name().full(protocol) + " request", rpc.request());
  }

  /** The responses of an RPC. */
  static <A> MessageMarshaller<A> responses(Rpc<?, A> rpc, Protocol protocol) {
    return new MessageMarshaller<>(rpc.name().full(protocol) + " response", rpc.response(protocol));
  }

  T parse(byte[] bytes) {
    try {
      return message.read(ProtoMessage.of(bytes));
    } catch (WireException e) {
      throw status(Status.INTERNAL, "cannot be read", e);
    }
  }

  static byte[] read(InputStream stream) throws IOException {
    // The length is reliable only if gRPC knows it, because the bytes have been received then.
    return stream instanceof KnownLength
        ? stream.readNBytes(stream.available())
        : stream.readAllBytes();
  }

  private RuntimeException status(Status status, String what, Exception cause) {
    return status
        .withDescription("%s %s: %s".formatted(name, what, cause.getMessage()))
        .withCause(cause)
        .asRuntimeException();
  }
}
