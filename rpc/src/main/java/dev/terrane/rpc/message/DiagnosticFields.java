package dev.terrane.rpc.message;

import static dev.terrane.rpc.message.FieldTypes.ENUMERATION;
import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.list;
import static dev.terrane.rpc.message.FieldTypes.messageUnless;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Diagnostic.Severity;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.List;
import java.util.Optional;

/** The types of fields for diagnostics and attribute paths. */
public final class DiagnosticFields {
  private static final int ERROR = 1;
  private static final int WARNING = 2;
  private static final int ATTRIBUTE_NAME = 1;
  private static final int KEY = 2;
  private static final int INDEX = 3;

  private static final Message<Optional<CtyPath.Step>> STEP =
      new Message<>(DiagnosticFields::readStep, DiagnosticFields::writeStep);

  static final Message<CtyPath> PATH =
      Message.of(m -> path(m.field(1, list(STEP), DiagnosticFields::steps)));

  /** Attribute paths. */
  public static final FieldType<List<CtyPath>> PATHS = list(PATH);

  private static final Message<Diagnostic> DIAGNOSTIC =
      Message.of(m ->
          new Diagnostic(
              severity(m.field(1, ENUMERATION, DiagnosticFields::number)),
              m.field(2, STRING, Diagnostic::summary),
              m.field(3, STRING, Diagnostic::detail),
              m.field(4, messageUnless(path -> steps(path).isEmpty(), PATH), Diagnostic::path)));

  /** Diagnostics. */
  public static final FieldType<List<Diagnostic>> DIAGNOSTICS = list(DIAGNOSTIC);

  private DiagnosticFields() {}

  /**
   * Severity 0 and unknown ones are decoded as an error, so that an operation continues only after
   * a warning.
   */
  private static Severity severity(int number) {
    return number == WARNING ? Severity.WARNING : Severity.ERROR;
  }

  private static int number(Diagnostic diagnostic) {
    return diagnostic.isError() ? ERROR : WARNING;
  }

  /** Ignores a step without a selector, as Terraform does. */
  private static CtyPath path(List<Optional<CtyPath.Step>> steps) {
    var path = CtyPath.ROOT;
    for (var step : steps) {
      path = step.isPresent() ? extended(path, step.get()) : path;
    }
    return path;
  }

  private static CtyPath extended(CtyPath path, CtyPath.Step step) {
    return switch (step) {
      case CtyPath.Attribute(var name) -> path.attribute(name);
      case CtyPath.Key(var key) -> path.key(key);
      case CtyPath.Index(var index) -> path.index(index);
      case CtyPath.Element(var value) -> path.element(value);
    };
  }

  /** The steps up to the first element of a set, which the protocol cannot express. */
  private static List<Optional<CtyPath.Step>> steps(CtyPath path) {
    return path.steps().stream()
        .takeWhile(step -> !(step instanceof CtyPath.Element))
        .map(Optional::of)
        .toList();
  }

  private static Optional<CtyPath.Step> readStep(ProtoMessage in) {
    return switch (in.lastOf(ATTRIBUTE_NAME, KEY, INDEX)) {
      case ATTRIBUTE_NAME -> Optional.of(new CtyPath.Attribute(in.string(ATTRIBUTE_NAME)));
      case KEY -> Optional.of(new CtyPath.Key(in.string(KEY)));
      case INDEX -> Optional.of(new CtyPath.Index(in.int64(INDEX)));
      default -> Optional.empty();
    };
  }

  private static void writeStep(ProtoWriter out, Optional<CtyPath.Step> step) {
    switch (step.orElseThrow()) {
      case CtyPath.Attribute(var name) -> out.presentString(ATTRIBUTE_NAME, name);
      case CtyPath.Key(var key) -> out.presentString(KEY, key);
      case CtyPath.Index(var index) -> out.presentInt64(INDEX, index);
      case CtyPath.Element _ -> throw new IllegalStateException("elements of sets are cut off");
    }
  }
}
