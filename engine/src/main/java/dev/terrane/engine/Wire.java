package dev.terrane.engine;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.Optional;

/// Values of a schema to and from their travelling form; what does not fit is a diagnostic.
public final class Wire {
  private Wire() {}

  /// Reads a value that may be null; empty, with a diagnostic, when it cannot be read.
  public static Optional<CtyValue> read(
      DynamicValue value, Schema schema, String what, Diagnostics diagnostics) {
    try {
      return Optional.of(value.decode(schema.type()));
    } catch (CtyException e) {
      diagnostics.add(
          Diagnostic.error(
              e.path(),
              "Unreadable value",
              "Terraform sent "
                  + what
                  + " in a form that does not fit the schema: "
                  + e.reason()
                  + ". This is a bug in Terraform or in the framework."));
      return Optional.empty();
    }
  }

  /// Reads an object that has to be there.
  public static Optional<ObjectValue> object(
      DynamicValue value, Schema schema, String what, Diagnostics diagnostics) {
    var read = read(value, schema, what, diagnostics);
    if (read.isPresent() && !(read.get() instanceof ObjectValue)) {
      diagnostics.add(
          Diagnostic.error(
              CtyPath.ROOT,
              "Missing value",
              "Terraform did not send "
                  + what
                  + ". This is a bug in Terraform or in the framework."));
    }
    return read.filter(ObjectValue.class::isInstance).map(ObjectValue.class::cast);
  }

  /// Reads what the user wrote; what is found from now on is about it.
  public static Optional<ObjectValue> config(
      DynamicValue value, Schema schema, String what, Diagnostics diagnostics) {
    var config = object(value, schema, what, diagnostics);
    config.ifPresent(object -> diagnostics.about(schema.members(), object));
    return config;
  }

  /// Writes a value; empty, with a diagnostic, for what Terraform could not read.
  public static Optional<DynamicValue> write(
      CtyValue value, Schema schema, Diagnostics diagnostics) {
    return write(value, schema.type(), diagnostics);
  }

  /// Writes a value of a type; empty, with a diagnostic, for what Terraform could not read.
  public static Optional<DynamicValue> write(
      CtyValue value, CtyType type, Diagnostics diagnostics) {
    try {
      return Optional.of(DynamicValue.of(value, type));
    } catch (CtyException e) {
      diagnostics.add(unsendable(e));
      return Optional.empty();
    }
  }

  /// What to say of a value that cannot be written.
  public static Diagnostic unsendable(CtyException e) {
    return Diagnostic.error(
        e.path(),
        "Unsendable value",
        "The provider made a value that Terraform cannot take: " + e.reason() + ".");
  }
}
