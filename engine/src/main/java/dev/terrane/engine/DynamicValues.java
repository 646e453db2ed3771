package dev.terrane.engine;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.Map;
import java.util.Optional;

/// Decodes the values of requests and encodes those of responses, by a schema. An error becomes a
/// diagnostic.
public final class DynamicValues {
  private DynamicValues() {}

  /// Decodes a value that may be null; empty, with a diagnostic, if it cannot be decoded.
  public static Optional<CtyValue> read(
      DynamicValue value, Schema schema, String what, Diagnostics diagnostics) {
    try {
      return Optional.of(value.decode(schema.type()));
    } catch (CtyException e) {
      diagnostics.add(
          Diagnostic.error(
              e.path(),
              "Cannot decode " + what,
              "Terraform sent "
                  + what
                  + " in a form that does not conform to the schema: "
                  + e.reason()
                  + ". This is a bug in Terraform or in the framework."));
      return Optional.empty();
    }
  }

  /// Decodes an object; empty, with a diagnostic, if the value is null or cannot be decoded.
  public static Optional<ObjectValue> object(
      DynamicValue value, Schema schema, String what, Diagnostics diagnostics) {
    var read = read(value, schema, what, diagnostics);
    if (read.isPresent() && !(read.get() instanceof ObjectValue)) {
      diagnostics.add(
          Diagnostic.error(
              CtyPath.ROOT,
              "Missing value for " + what,
              "Terraform did not send "
                  + what
                  + ". This is a bug in Terraform or in the framework."));
    }
    return read.filter(ObjectValue.class::isInstance).map(ObjectValue.class::cast);
  }

  /// Decodes the configuration; later diagnostics take the paths of handles from it.
  public static Optional<ObjectValue> config(
      DynamicValue value, Schema schema, String what, Diagnostics diagnostics) {
    var config = object(value, schema, what, diagnostics);
    config.ifPresent(object -> diagnostics.about(schema.members(), object));
    return config;
  }

  /// Requires a configuration that is wholly known, which Terraform ensures for some operations.
  ///
  /// @param method the method that requires it
  /// @return false, with a diagnostic, if a value is unknown
  public static boolean requireKnown(
      ObjectValue config, AuthorMethod method, Diagnostics diagnostics) {
    var unknown =
        config.attributes().entrySet().stream()
            .filter(member -> !member.getValue().isWhollyKnown())
            .map(Map.Entry::getKey)
            .findFirst();
    unknown.ifPresent(name ->
        diagnostics.add(
            Diagnostic.error(
                CtyPath.ROOT.attribute(name),
                method.summary("Unknown value"),
                "Terraform called "
                    + method
                    + " before the value of "
                    + name
                    + " is known. This is a bug in Terraform or in the framework.")));
    return unknown.isEmpty();
  }

  /// Encodes a value by a schema; empty, with a diagnostic, if it cannot be encoded.
  public static Optional<DynamicValue> write(
      CtyValue value, Schema schema, Diagnostics diagnostics) {
    return write(value, schema.type(), diagnostics);
  }

  /// Encodes a value of a type; empty, with a diagnostic, if it cannot be encoded.
  public static Optional<DynamicValue> write(
      CtyValue value, CtyType type, Diagnostics diagnostics) {
    try {
      return Optional.of(DynamicValue.of(value, type));
    } catch (CtyException e) {
      diagnostics.add(notEncodable(e));
      return Optional.empty();
    }
  }

  /// Encodes a state by a schema. If the state is the instance that was decoded from a value of the
  /// request, that encoding is returned.
  ///
  /// @param decoded the decoded value of the request
  /// @param request the encoded value of the request
  @SuppressWarnings("ReferenceEquality") // a state that did not change is the same instance
  public static Optional<DynamicValue> write(
      CtyValue state,
      CtyValue decoded,
      DynamicValue request,
      Schema schema,
      Diagnostics diagnostics) {
    return state == decoded && !request.msgpack().isEmpty()
        ? Optional.of(request)
        : write(state, schema, diagnostics);
  }

  /// The diagnostic of a value that cannot be encoded.
  public static Diagnostic notEncodable(CtyException e) {
    return Diagnostic.error(
        e.path(),
        "Value cannot be encoded" + at(e.path()),
        "The provider returned a value that Terraform cannot decode: " + e.reason() + ".");
  }

  private static String at(CtyPath path) {
    return path.isRoot() ? "" : ": " + path;
  }
}
