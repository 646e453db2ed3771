package dev.terrane.check.message;

import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.server.wire.ProtocolDescriptors;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The names and types of the fields of all messages, from the descriptors of the protocol.
final class MessageTypes {
  private static final int PACKAGE = 2;
  private static final int MESSAGES = 4;
  private static final int SERVICES = 6;
  private static final int NAME = 1;
  private static final int FIELDS = 2;
  private static final int NESTED = 3;
  private static final int NUMBER = 3;
  private static final int LABEL = 4;
  private static final int TYPE = 5;
  private static final int TYPE_NAME = 6;
  private static final int REPEATED = 3;
  private static final int METHODS = 2;
  private static final int INPUT = 2;
  private static final int OUTPUT = 3;

  private final Map<String, List<FieldDescriptor>> messages = new HashMap<>();
  private final Map<String, Method> methods = new HashMap<>();

  MessageTypes() {
    ProtocolDescriptors.files().forEach(file -> file(ProtoMessage.of(file)));
  }

  /// A field of a message.
  ///
  /// @param type the number of its type in descriptors
  /// @param typeName the full name of its message, with a dot before it
  record FieldDescriptor(String name, int number, boolean isRepeated, int type, String typeName) {}

  private record Method(String input, String output) {}

  private void file(ProtoMessage file) {
    var prefix = "." + file.string(PACKAGE);
    file.messages(MESSAGES, message -> message(prefix, message));
    file.messages(SERVICES, service -> service(prefix.substring(1), service));
  }

  private boolean message(String prefix, ProtoMessage message) {
    var name = prefix + "." + message.string(NAME);
    messages.put(name, message.messages(FIELDS, MessageTypes::field));
    message.messages(NESTED, nested -> message(name, nested));
    return true;
  }

  private static FieldDescriptor field(ProtoMessage field) {
    return new FieldDescriptor(
        field.string(NAME),
        (int) field.int64(NUMBER),
        field.int64(LABEL) == REPEATED,
        (int) field.int64(TYPE),
        field.string(TYPE_NAME));
  }

  private boolean service(String prefix, ProtoMessage service) {
    var name = prefix + "." + service.string(NAME);
    service.messages(
        METHODS,
        method ->
            methods.put(
                name + "/" + method.string(NAME),
                new Method(method.string(INPUT), method.string(OUTPUT))));
    return true;
  }

  /// The fields of a message; none if it is unknown.
  List<FieldDescriptor> fields(String message) {
    return messages.getOrDefault(message, List.of());
  }

  /// The full name of the request of an RPC.
  String request(Rpc<?, ?> rpc, Protocol protocol) {
    return method(rpc, protocol).input();
  }

  /// The full name of the response of an RPC.
  String response(Rpc<?, ?> rpc, Protocol protocol) {
    return method(rpc, protocol).output();
  }

  private Method method(Rpc<?, ?> rpc, Protocol protocol) {
    return methods.getOrDefault(rpc.name().full(protocol), new Method("", ""));
  }
}
