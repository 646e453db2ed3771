package dev.terrane.tests.wire;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.server.wire.Methods;
import dev.terrane.server.wire.Rpcs;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.Marshaller;
import io.grpc.MethodDescriptor.PrototypeMarshaller;
import io.grpc.ServiceDescriptor;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One type of message: our marshaller, and the generated class that is its oracle.
 *
 * @param name the method and the side
 * @param ours our marshaller, with types erased
 * @param prototype the generated class, without any field set
 */
record WireMessage(String name, Marshaller<Object> ours, Message prototype) {
  /** All messages that we serve, in both versions, requests and responses. */
  static Stream<WireMessage> all() {
    return Stream.of(Protocol.values()).flatMap(WireMessage::of);
  }

  static Stream<WireMessage> of(Protocol protocol) {
    var generated = generated(protocol);
    return Methods.of(rpcs(protocol), protocol).stream()
        .flatMap(method -> Stream.of(request(method, generated), response(method, generated)));
  }

  static Map<String, MethodDescriptor<?, ?>> generated(Protocol protocol) {
    return services(protocol).stream()
        .flatMap(service -> service.getMethods().stream())
        .collect(Collectors.toMap(MethodDescriptor::getFullMethodName, Function.identity()));
  }

  private static List<ServiceDescriptor> services(Protocol protocol) {
    return switch (protocol) {
      case V5 ->
          List.of(
              dev.terrane.protocol.tfplugin5.ProviderGrpc.getServiceDescriptor(),
              dev.terrane.protocol.tfplugin5.ProvisionerGrpc.getServiceDescriptor());
      case V6 -> List.of(dev.terrane.protocol.tfplugin6.ProviderGrpc.getServiceDescriptor());
    };
  }

  /** All RPCs that we serve in a version: of providers and of provisioners. */
  static List<Rpc<?, ?>> rpcs(Protocol protocol) {
    return Stream.concat(
            Rpcs.of(protocol).stream(),
            Rpcs.ofProvisioner().stream().filter(_ -> protocol == Protocol.V5))
        .toList();
  }

  static WireMessage request(
      MethodDescriptor<?, ?> method, Map<String, MethodDescriptor<?, ?>> generated) {
    var name = method.getFullMethodName();
    var oracle = find(name, generated).getRequestMarshaller();
    return new WireMessage(name + " request", erased(method.getRequestMarshaller()), type(oracle));
  }

  static WireMessage response(
      MethodDescriptor<?, ?> method, Map<String, MethodDescriptor<?, ?>> generated) {
    var name = method.getFullMethodName();
    var oracle = find(name, generated).getResponseMarshaller();
    return new WireMessage(
        name + " response", erased(method.getResponseMarshaller()), type(oracle));
  }

  private static MethodDescriptor<?, ?> find(
      String name, Map<String, MethodDescriptor<?, ?>> generated) {
    var method = generated.get(name);
    if (method == null) {
      throw new AssertionError("we serve " + name + ", which the protocol does not have");
    }
    return method;
  }

  private static Message type(Marshaller<?> marshaller) {
    return (Message)
        java.util.Objects.requireNonNull(
            ((PrototypeMarshaller<?>) marshaller).getMessagePrototype());
  }

  @SuppressWarnings("unchecked") // Records that it has parsed are the only ones it is given.
  private static Marshaller<Object> erased(Marshaller<?> marshaller) {
    return (Marshaller<Object>) marshaller;
  }

  /** The engine's record of these bytes. */
  Object read(byte[] bytes) {
    return ours.parse(new ByteArrayInputStream(bytes));
  }

  /** The bytes of the engine's record. */
  byte[] write(Object message) {
    try (var stream = ours.stream(message)) {
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Parses bytes with the generated class. */
  Message parse(byte[] bytes) throws InvalidProtocolBufferException {
    return prototype.getParserForType().parseFrom(bytes);
  }

  /** The generated class's bytes, with maps in order. */
  static byte[] bytes(Message message) {
    var bytes = new byte[message.getSerializedSize()];
    var out = CodedOutputStream.newInstance(bytes);
    out.useDeterministicSerialization();
    try {
      message.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes;
  }

  @Override
  public String toString() {
    return name;
  }
}
