package dev.terrane.server.wire;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.FunctionError;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;
import dev.terrane.server.wire.proto.WireException;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The messages of functions. */
final class FunctionMessages {
  private static final int MARKDOWN = 1;

  private FunctionMessages() {}

  static GetFunctions.Response readFunctions(ProtoMessage in) {
    return new GetFunctions.Response(readSignatures(in, 1), Findings.read(in, 2));
  }

  static void writeFunctions(ProtoWriter out, GetFunctions.Response response) {
    writeSignatures(out, 1, response.functions());
    Findings.write(out, 2, response.diagnostics());
  }

  static CallFunction.Request readCall(ProtoMessage in) {
    return new CallFunction.Request(in.string(1), in.messages(2, Values::readValue));
  }

  /** Arguments count by their place, so that an empty one is written, too. */
  static void writeCall(ProtoWriter out, CallFunction.Request request) {
    out.string(1, request.name());
    out.messages(2, request.arguments(), Values::writeParts);
  }

  static CallFunction.Response readResult(ProtoMessage in) {
    var error = in.has(2) ? Optional.of(readError(in.message(2))) : Optional.<FunctionError>empty();
    return new CallFunction.Response(Values.readValue(in.message(1)), error);
  }

  private static FunctionError readError(ProtoMessage in) {
    var argument = in.has(2) ? OptionalLong.of(in.int64(2)) : OptionalLong.empty();
    return new FunctionError(in.string(1), argument);
  }

  static void writeResult(ProtoWriter out, CallFunction.Response response) {
    Values.writeValue(out, 1, response.result());
    response.error().ifPresent(error -> out.message(2, error, FunctionMessages::writeError));
  }

  private static void writeError(ProtoWriter out, FunctionError error) {
    out.string(1, error.text());
    error.argument().ifPresent(position -> out.presentInt64(2, position));
  }

  static Map<String, Signature<?>> readSignatures(ProtoMessage in, int field) {
    return in.map(field, entry -> readSignature(entry.message(2)));
  }

  static void writeSignatures(ProtoWriter out, int field, Map<String, Signature<?>> all) {
    out.map(
        field,
        all,
        (entry, signature) -> entry.message(2, signature, FunctionMessages::writeSignature));
  }

  private static Signature<?> readSignature(ProtoMessage in) {
    var parameters = new ArrayList<Parameter<?>>(in.messages(1, FunctionMessages::readParameter));
    if (in.has(2)) {
      parameters.add(readParameter(in.message(2)).variadic());
    }
    var result = AttributeType.of(readType(in.message(3), 1, "result"));
    try {
      var signature =
          Signature.of(result, parameters).summary(in.string(4)).describedAs(in.string(5));
      return in.string(7).isEmpty() ? signature : signature.deprecated(in.string(7));
    } catch (IllegalArgumentException e) {
      throw new WireException("the function is refused: " + e.getMessage(), e);
    }
  }

  private static void writeSignature(ProtoWriter out, Signature<?> signature) {
    for (var parameter : signature.parameters()) {
      out.message(parameter.isVariadic() ? 2 : 1, parameter, FunctionMessages::writeParameter);
    }
    out.message(3, signature.resultType(), (result, type) -> writeType(result, 1, type));
    out.string(4, signature.summary());
    out.string(5, signature.description());
    out.int64(6, signature.description().isEmpty() ? 0 : MARKDOWN);
    out.string(7, signature.deprecation().orElse(""));
  }

  private static Parameter<?> readParameter(ProtoMessage in) {
    var type = AttributeType.of(readType(in, 2, in.string(1)));
    Parameter<?> parameter = Parameter.of(in.string(1), type);
    parameter = in.bool(3) ? parameter.orNull() : parameter;
    parameter = in.bool(4) ? parameter.orUnknown() : parameter;
    return parameter.describedAs(in.string(5));
  }

  private static void writeParameter(ProtoWriter out, Parameter<?> parameter) {
    out.string(1, parameter.name());
    writeType(out, 2, parameter.ctyType());
    out.bool(3, parameter.takesNull());
    out.bool(4, parameter.takesUnknown());
    out.string(5, parameter.description());
    out.int64(6, parameter.description().isEmpty() ? 0 : MARKDOWN);
  }

  private static CtyType readType(ProtoMessage in, int field, String whose) {
    try {
      return Json.decodeType(in.bytes(field).array());
    } catch (CtyException e) {
      throw new WireException("the type of " + whose + " is unreadable", e);
    }
  }

  private static void writeType(ProtoWriter out, int field, CtyType type) {
    out.bytes(field, Bytes.of(Json.encodeType(type)));
  }
}
