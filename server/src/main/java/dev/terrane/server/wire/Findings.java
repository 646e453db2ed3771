package dev.terrane.server.wire;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Diagnostic.Severity;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;
import java.util.List;

/** Diagnostics and the places that they, and replacements, are about. */
final class Findings {
  private static final int ERROR = 1;
  private static final int WARNING = 2;

  private static final int ATTRIBUTE_NAME = 1;
  private static final int KEY = 2;
  private static final int INDEX = 3;

  private Findings() {}

  static List<Diagnostic> read(ProtoMessage in, int field) {
    return in.messages(field, Findings::readOne);
  }

  /** Terraform has no word for severity 0 or any new one; what is not a warning stops here. */
  private static Diagnostic readOne(ProtoMessage in) {
    var severity = in.enumeration(1) == WARNING ? Severity.WARNING : Severity.ERROR;
    return new Diagnostic(severity, in.string(2), in.string(3), readPath(in.message(4)));
  }

  static void write(ProtoWriter out, int field, List<Diagnostic> diagnostics) {
    out.messages(field, diagnostics, Findings::writeOne);
  }

  private static void writeOne(ProtoWriter out, Diagnostic diagnostic) {
    out.int64(1, diagnostic.isError() ? ERROR : WARNING);
    out.string(2, diagnostic.summary());
    out.string(3, diagnostic.detail());
    if (!addressable(diagnostic.path()).isEmpty()) {
      out.message(4, diagnostic.path(), Findings::writePath);
    }
  }

  /** A step without any selector is passed over, as Terraform does. */
  static CtyPath readPath(ProtoMessage in) {
    var path = CtyPath.ROOT;
    for (var step : in.messages(1, step -> step)) {
      path =
          switch (step.lastOf(ATTRIBUTE_NAME, KEY, INDEX)) {
            case ATTRIBUTE_NAME -> path.attribute(step.string(ATTRIBUTE_NAME));
            case KEY -> path.key(step.string(KEY));
            case INDEX -> path.index(step.int64(INDEX));
            default -> path;
          };
    }
    return path;
  }

  static void writePath(ProtoWriter out, CtyPath path) {
    out.messages(1, addressable(path), Findings::writeStep);
  }

  /** The steps that a message can say: an element of a set has no address, so a path ends there. */
  private static List<CtyPath.Step> addressable(CtyPath path) {
    return path.steps().stream().takeWhile(step -> !(step instanceof CtyPath.Element)).toList();
  }

  private static void writeStep(ProtoWriter out, CtyPath.Step step) {
    switch (step) {
      case CtyPath.Attribute(var name) -> out.presentString(ATTRIBUTE_NAME, name);
      case CtyPath.Key(var key) -> out.presentString(KEY, key);
      case CtyPath.Index(var index) -> out.presentInt64(INDEX, index);
      case CtyPath.Element _ -> throw new IllegalStateException("elements of sets are cut off");
    }
  }
}
