package dev.terrane.server.wire;

import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.provisioner.GetProvisionerSchemaRpc.GET_PROVISIONER_SCHEMA;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;

import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import io.grpc.Channel;
import io.grpc.MethodDescriptor;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The encoded responses that depend only on the provider's code: the schemas. The launcher sends
 * them while the JVM starts.
 */
public final class RecordedAnswers {
  private RecordedAnswers() {}

  /** Whether the schema of a version is recorded, without which nothing is. */
  public static boolean hasSchema(Map<String, byte[]> answers, Protocol protocol) {
    return Stream.of(GET_PROVIDER_SCHEMA, GET_PROVISIONER_SCHEMA)
        .filter(rpc -> rpc.name().method(protocol).isPresent())
        .anyMatch(rpc -> answers.containsKey(rpc.name().full(protocol)));
  }

  /**
   * Calls a provider or a provisioner, and records the responses.
   *
   * @return the messages by the full names of their methods, without failed calls; empty if the
   *     call for the schema has failed or its response has diagnostics, which may change
   */
  public static SortedMap<String, byte[]> of(Channel channel, Protocol protocol) {
    var answers = new TreeMap<String, byte[]>();
    var schema = ask(channel, GET_PROVIDER_SCHEMA, protocol);
    if (schema.isEmpty()) {
      return ofProvisioner(channel, protocol);
    }
    if (!read(GET_PROVIDER_SCHEMA, protocol, schema.get()).diagnostics().isEmpty()) {
      return answers;
    }
    answers.put(GET_PROVIDER_SCHEMA.name().full(protocol), schema.get());
    ask(channel, GET_RESOURCE_IDENTITY_SCHEMAS, protocol)
        .ifPresent(identities ->
            answers.put(GET_RESOURCE_IDENTITY_SCHEMAS.name().full(protocol), identities));
    return answers;
  }

  private static SortedMap<String, byte[]> ofProvisioner(Channel channel, Protocol protocol) {
    var answers = new TreeMap<String, byte[]>();
    if (GET_PROVISIONER_SCHEMA.name().method(protocol).isPresent()) {
      ask(channel, GET_PROVISIONER_SCHEMA, protocol)
          .filter(schema -> read(GET_PROVISIONER_SCHEMA, protocol, schema).diagnostics().isEmpty())
          .ifPresent(schema -> answers.put(GET_PROVISIONER_SCHEMA.name().full(protocol), schema));
    }
    return answers;
  }

  private static <A> A read(Rpc<?, A> rpc, Protocol protocol, byte[] response) {
    return MessageMarshaller.responses(rpc, protocol).parse(new ByteArrayInputStream(response));
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
