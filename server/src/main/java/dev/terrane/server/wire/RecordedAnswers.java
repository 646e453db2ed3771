package dev.terrane.server.wire;

import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;

import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The encoded responses that depend only on the provider's code: the schemas. The launcher sends
 * them while the JVM starts.
 */
public final class RecordedAnswers {
  private RecordedAnswers() {}

  /** The full name of the call for the schema, without which nothing is recorded. */
  public static String schemaCall(Protocol protocol) {
    return GET_PROVIDER_SCHEMA.name().full(protocol);
  }

  /**
   * Calls a provider, and records the responses.
   *
   * @return the messages by the full names of their methods, without failed calls; empty if the
   *     call for the schema has failed or its response has diagnostics, which may change
   */
  public static SortedMap<String, byte[]> of(Channel channel, Protocol protocol) {
    var answers = new TreeMap<String, byte[]>();
    var schema = ask(channel, GET_PROVIDER_SCHEMA, protocol);
    if (schema.isEmpty() || !isGood(schema.get(), protocol)) {
      return answers;
    }
    answers.put(schemaCall(protocol), schema.get());
    ask(channel, GET_RESOURCE_IDENTITY_SCHEMAS, protocol)
        .ifPresent(identities ->
            answers.put(GET_RESOURCE_IDENTITY_SCHEMAS.name().full(protocol), identities));
    return answers;
  }

  private static boolean isGood(byte[] schema, Protocol protocol) {
    GetProviderSchema.Response response =
        MessageMarshaller.responses(GET_PROVIDER_SCHEMA, protocol)
            .parse(new ByteArrayInputStream(schema));
    return response.diagnostics().isEmpty();
  }

  private static Optional<byte[]> ask(Channel channel, Rpc<?, ?> rpc, Protocol protocol) {
    try {
      var method = Methods.of(rpc, protocol, new Bytes(), new Bytes());
      return Optional.of(new UnaryCall<byte[], byte[]>().await(channel, method, new byte[0]));
    } catch (StatusRuntimeException e) {
      return Optional.empty();
    }
  }

  /** The marshaller of unparsed messages. */
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
