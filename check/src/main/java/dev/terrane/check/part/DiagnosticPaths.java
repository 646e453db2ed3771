package dev.terrane.check.part;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Checks that the paths of diagnostics exist in the schema (V5). Terraform shows the place of the
/// parent that exists, so users do not see the attribute.
final class DiagnosticPaths {
  private DiagnosticPaths() {}

  /// Reports each path that does not exist.
  static void check(List<Diagnostic> diagnostics, CtyType type, Findings findings) {
    for (var one : diagnostics) {
      if (!exists(one.path(), type)) {
        findings.warning(
            "V5",
            one.path().toString(),
            "the diagnostic \"" + one.summary() + "\" has a path that is not in the schema");
      }
    }
  }

  private static boolean exists(CtyPath path, CtyType type) {
    var at = type;
    for (var step : path.steps()) {
      var next = next(at, step);
      if (next.isEmpty()) {
        return false;
      }
      at = next.getFirst();
    }
    return true;
  }

  /// The type behind a step; empty if there is none. Libraries also use an index for the elements
  /// of a set, and an attribute or a key for both objects and maps.
  private static List<CtyType> next(CtyType type, CtyPath.Step step) {
    return switch (type) {
      case CtyType.Dynamic _ -> List.of(type);
      case CtyType.ListType(var element) when step instanceof CtyPath.Index -> List.of(element);
      case CtyType.SetType(var element) -> List.of(element);
      case CtyType.MapType(var element) when !name(step).isEmpty() -> List.of(element);
      case CtyType.ObjectType object -> member(object, name(step));
      case CtyType.TupleType(var elements)
          when step instanceof CtyPath.Index(var index) && index < elements.size() ->
          List.of(elements.get((int) index));
      default -> List.of();
    };
  }

  private static List<CtyType> member(CtyType.ObjectType object, String name) {
    return object.attributes().containsKey(name)
        ? List.of(object.attributes().get(name))
        : List.of();
  }

  private static String name(CtyPath.Step step) {
    return switch (step) {
      case CtyPath.Attribute(var name) -> name;
      case CtyPath.Key(var key) -> key;
      case CtyPath.Index _, CtyPath.Element _ -> "";
    };
  }
}
