package dev.terrane.server.wire;

import dev.terrane.engine.provider.GetProviderSchema;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a provider answers alike whenever it is asked, because it depends on its code alone: the
 * schemas. Encoded, so that others can give these answers in its place.
 */
public final class RecordedAnswers {
  private RecordedAnswers() {}

  /** The full name of the call for the schema, without which nothing is recorded. */
  public static String schemaCall(Protocol protocol) {
    return Rpcs.GET_PROVIDER_SCHEMA.fullName(protocol);
  }

  /**
   * Asks a provider.
   *
   * @return the messages by the full names of their calls; without those that failed, and empty
   *     when the schema itself has failed or comes with diagnostics, which are not for ever
   */
  public static SortedMap<String, byte[]> of(Channel channel, Protocol protocol) {
    var answers = new TreeMap<String, byte[]>();
    var schema = ask(channel, Rpcs.GET_PROVIDER_SCHEMA, protocol);
    if (schema.isEmpty() || !isGood(schema.get(), protocol)) {
      return answers;
    }
    answers.put(schemaCall(protocol), schema.get());
    ask(channel, Rpcs.GET_RESOURCE_IDENTITY_SCHEMAS, protocol)
        .ifPresent(identities ->
            answers.put(Rpcs.GET_RESOURCE_IDENTITY_SCHEMAS.fullName(protocol), identities));
    return answers;
  }

  private static boolean isGood(byte[] schema, Protocol protocol) {
    GetProviderSchema.Response response =
        Rpcs.GET_PROVIDER_SCHEMA.responses(protocol).parse(new ByteArrayInputStream(schema));
    return response.diagnostics().isEmpty();
  }

  private static Optional<byte[]> ask(Channel channel, Rpc<?, ?> rpc, Protocol protocol) {
    try {
      var method =
          MethodDescriptor.<byte[], byte[]>newBuilder()
              .setType(MethodType.UNARY)
              .setFullMethodName(rpc.fullName(protocol))
              .setRequestMarshaller(new Bytes())
              .setResponseMarshaller(new Bytes())
              .build();
      return Optional.of(new UnaryCall<byte[], byte[]>().await(channel, method, new byte[0]));
    } catch (StatusRuntimeException e) {
      return Optional.empty();
    }
  }

  /** A message as it is. */
  private record Bytes() implements MethodDescriptor.Marshaller<byte[]> {
    @Override
    public InputStream stream(byte[] message) {
      return new ByteArrayInputStream(message);
    }

    @Override
    public byte[] parse(InputStream message) {
      try {
        return message.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
