package dev.terrane.goplugin.service;

import io.grpc.MethodDescriptor;
import io.grpc.Status;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Function;

/// A gRPC marshaller from functions that read and write the bytes of a message.
final class ByteMarshaller<T> implements MethodDescriptor.Marshaller<T> {
  private final Function<T, byte[]> writer;
  private final Function<byte[], T> reader;

  ByteMarshaller(Function<T, byte[]> writer, Function<byte[], T> reader) {
    this.writer = writer;
    this.reader = reader;
  }

  @Override
  public InputStream stream(T value) {
    return new ByteArrayInputStream(writer.apply(value));
  }

  @Override
  public T parse(InputStream stream) {
    try {
      return reader.apply(stream.readAllBytes());
    } catch (MalformedMessageException | IOException e) {
      throw Status.INTERNAL
          .withDescription("malformed message: " + e.getMessage())
          .withCause(e)
          .asRuntimeException();
    }
  }
}
