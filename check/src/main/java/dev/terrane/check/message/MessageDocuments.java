package dev.terrane.check.message;

import dev.terrane.check.message.MessageTypes.FieldDescriptor;
import dev.terrane.check.process.RecordedCall;
import dev.terrane.check.report.Exchange;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Converts calls to documents with the names of the protocol. Only fields that are present are
/// shown.
public final class MessageDocuments {
  private static final int BOOL = 8;
  private static final int STRING = 9;
  private static final int MESSAGE = 11;
  private static final int BYTES = 12;
  private static final String VALUE = "DynamicValue";
  private static final String PATH = "AttributePath";
  private static final String STATE = "RawState";

  private final Protocol protocol;
  private final MessageTypes types = new MessageTypes();

  /// Converts calls in a version of the protocol.
  public MessageDocuments(Protocol protocol) {
    this.protocol = protocol;
  }

  /// Converts a call.
  ///
  /// @param values converts its values
  public <Q, A> Exchange exchange(RecordedCall<Q, A> call, ValueDocuments values) {
    var request = new ProtoWriter();
    call.rpc().request().write(request, call.request());
    var responses = new ArrayList<CtyValue>();
    for (var one : call.responses()) {
      var response = new ProtoWriter();
      call.rpc().response(protocol).write(response, one);
      responses.add(document(types.response(call.rpc(), protocol), response, values));
    }
    return new Exchange(
        call.rpc().name().method(protocol).orElseThrow(),
        document(types.request(call.rpc(), protocol), request, values),
        response(responses));
  }

  private static Optional<CtyValue> response(List<CtyValue> responses) {
    return switch (responses.size()) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(responses.getFirst());
      default -> Optional.of(CtyValue.tuple(responses));
    };
  }

  private CtyValue document(String type, ProtoWriter written, ValueDocuments values) {
    return message(type, ProtoMessage.of(written.toByteArray()), values);
  }

  private CtyValue message(String type, ProtoMessage message, ValueDocuments values) {
    var document = new LinkedHashMap<String, CtyValue>();
    for (var field : types.fields(type)) {
      if (message.has(field.number())) {
        document.put(field.name(), field(field, message, values));
      }
    }
    return CtyValue.object(document);
  }

  private CtyValue field(FieldDescriptor field, ProtoMessage in, ValueDocuments values) {
    if (field.type() != MESSAGE) {
      return scalar(field, in);
    }
    if (!field.isRepeated()) {
      return nested(field, 0, in.message(field.number()), values);
    }
    var all = new ArrayList<CtyValue>();
    in.messages(field.number(), one -> all.add(nested(field, all.size(), one, values)));
    return CtyValue.tuple(all);
  }

  private CtyValue nested(
      FieldDescriptor field, int index, ProtoMessage message, ValueDocuments values) {
    var simple = field.typeName().substring(field.typeName().lastIndexOf('.') + 1);
    return switch (simple) {
      case VALUE -> values.document(field.name(), index, value(message));
      case STATE ->
          values.document(field.name(), index, new DynamicValue(Bytes.EMPTY, message.bytes(1)));
      case PATH -> CtyValue.string(path(message));
      default -> message(field.typeName(), message, values);
    };
  }

  private static DynamicValue value(ProtoMessage message) {
    return new DynamicValue(message.bytes(1), message.bytes(2));
  }

  private static CtyValue scalar(FieldDescriptor field, ProtoMessage in) {
    return switch (field.type()) {
      case BOOL -> CtyValue.bool(in.bool(field.number()));
      case STRING -> CtyValue.string(in.string(field.number()));
      case BYTES -> CtyValue.string("(" + in.bytes(field.number()).array().length + " bytes)");
      default -> CtyValue.number(in.int64(field.number()));
    };
  }

  private static String path(ProtoMessage message) {
    var text = new StringBuilder();
    message.messages(1, step -> text.append(step(step)));
    return text.toString().replaceFirst("^\\.", "");
  }

  private static String step(ProtoMessage step) {
    return switch (step.lastOf(1, 2, 3)) {
      case 1 -> "." + step.string(1);
      case 2 -> "[\"" + step.string(2) + "\"]";
      default -> "[" + step.int64(3) + "]";
    };
  }
}
