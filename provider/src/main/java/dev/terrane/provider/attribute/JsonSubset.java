package dev.terrane.provider.attribute;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

/// Compares JSON texts, and ignores members that only the remote object has.
final class JsonSubset implements Equality<String> {
  @Override
  public boolean same(String stated, String observed) {
    try {
      return contains(document(observed), document(stated));
    } catch (CtyException _) {
      return stated.equals(observed);
    }
  }

  @Override
  public boolean unchanged(String stored, String configured) {
    return Equality.json().same(stored, configured);
  }

  /// Decodes a JSON text.
  ///
  /// @throws CtyException if it is not valid
  static CtyValue document(String text) {
    return Json.decodeDocument(text.getBytes(StandardCharsets.UTF_8));
  }

  private static boolean contains(CtyValue observed, CtyValue stated) {
    return switch (stated) {
      case ObjectValue object -> observed instanceof ObjectValue all && hasMembers(all, object);
      case TupleValue(_, var elements) ->
          observed instanceof TupleValue(_, var all) && hasElements(all, elements);
      default -> stated.equals(observed);
    };
  }

  private static boolean hasMembers(ObjectValue observed, ObjectValue stated) {
    return stated.attributes().entrySet().stream()
        .allMatch(member -> {
          var other = observed.attributes().get(member.getKey());
          return other == null ? member.getValue().isNull() : contains(other, member.getValue());
        });
  }

  private static boolean hasElements(List<CtyValue> observed, List<CtyValue> stated) {
    return observed.size() == stated.size()
        && IntStream.range(0, stated.size())
            .allMatch(i -> contains(observed.get(i), stated.get(i)));
  }
}
