package dev.terrane.rpc.schema;

import static dev.terrane.rpc.message.FieldTypes.BOOL;
import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.list;
import static dev.terrane.rpc.message.FieldTypes.map;
import static dev.terrane.rpc.message.FieldTypes.message;
import static dev.terrane.rpc.message.FieldTypes.optional;
import static dev.terrane.rpc.message.TypeFields.typeOf;

import dev.terrane.cty.CtyType;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.rpc.message.FieldType;
import dev.terrane.rpc.message.Fields;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.WireException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The types of fields for signatures of functions. */
public final class SignatureFields {
  private static final Message<Parameter<?>> PARAMETER = Message.of(SignatureFields::parameter);

  private static final Message<CtyType> RESULT =
      Message.of(m -> m.field(1, typeOf("result"), type -> type));

  /** A signature. */
  public static final FieldType<Signature<?>> SIGNATURE =
      message(Message.of(SignatureFields::signature));

  /** Signatures by the names of their functions. */
  public static final FieldType<Map<String, Signature<?>>> SIGNATURES = map(SIGNATURE);

  private SignatureFields() {}

  private static Signature<?> signature(Fields<Signature<?>> m) {
    var parameters =
        new ArrayList<Parameter<?>>(m.field(1, list(PARAMETER), SignatureFields::fixed));
    m.field(2, optional(PARAMETER), SignatureFields::variadic)
        .ifPresent(last -> parameters.add(last.isVariadic() ? last : last.variadic()));
    var result = AttributeType.of(m.field(3, message(RESULT), Signature::resultType));
    var summary = m.field(4, STRING, Signature::summary);
    var description = m.field(5, STRING, Signature::description);
    m.field(6, INT64, signature -> DescriptionKind.of(signature.description()));
    var instead = m.field(7, STRING, signature -> signature.deprecation().orElse(""));
    try {
      var signature = Signature.of(result, parameters).summary(summary).describedAs(description);
      return instead.isEmpty() ? signature : signature.deprecated(instead);
    } catch (IllegalArgumentException e) {
      throw new WireException("invalid function: " + e.getMessage(), e);
    }
  }

  private static List<Parameter<?>> fixed(Signature<?> signature) {
    return signature.parameters().stream().filter(one -> !one.isVariadic()).toList();
  }

  private static Optional<Parameter<?>> variadic(Signature<?> signature) {
    return signature.parameters().stream().filter(Parameter::isVariadic).findFirst();
  }

  private static Parameter<?> parameter(Fields<Parameter<?>> m) {
    var name = m.field(1, STRING, Parameter::name);
    Parameter<?> parameter =
        Parameter.of(name, AttributeType.of(m.field(2, typeOf(name), Parameter::ctyType)));
    parameter = m.field(3, BOOL, Parameter::takesNull) ? parameter.orNull() : parameter;
    parameter = m.field(4, BOOL, Parameter::takesUnknown) ? parameter.orUnknown() : parameter;
    parameter = parameter.describedAs(m.field(5, STRING, Parameter::description));
    m.field(6, INT64, one -> DescriptionKind.of(one.description()));
    return parameter;
  }
}
