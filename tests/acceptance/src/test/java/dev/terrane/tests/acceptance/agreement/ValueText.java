package dev.terrane.tests.acceptance.agreement;

import dev.terrane.cty.CtyValue;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Values as text, which is the same for a value and for a document of a CLI: elements of sets are
/// sorted, `?` is unknown, and neither refinements nor the types of dynamic values are visible.
final class ValueText {
  static final String UNKNOWN = "?";
  static final String NULL = "null";

  private ValueText() {}

  static String of(CtyValue value) {
    return switch (value) {
      case CtyValue.Null _ -> NULL;
      case CtyValue.Unknown _ -> UNKNOWN;
      case CtyValue.StringValue(var text) -> string(text);
      case CtyValue.NumberValue(var number) -> number(number.toBigDecimal());
      case CtyValue.BoolValue(var flag) -> Boolean.toString(flag);
      case CtyValue.ListValue list -> list(all(list.elements()));
      case CtyValue.TupleValue tuple -> list(all(tuple.elements()));
      case CtyValue.SetValue set -> set(all(set.elements()));
      case CtyValue.MapValue map -> object(entries(map.entries()));
      case CtyValue.ObjectValue object -> object(entries(object.attributes()));
    };
  }

  private static List<String> all(Collection<CtyValue> values) {
    return values.stream().map(ValueText::of).toList();
  }

  private static Map<String, String> entries(Map<String, CtyValue> values) {
    var texts = new TreeMap<String, String>();
    values.forEach((name, value) -> texts.put(name, of(value)));
    return texts;
  }

  static String string(String text) {
    return "\"" + text + "\"";
  }

  static String number(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }

  static String list(List<String> elements) {
    return elements.stream().collect(Collectors.joining(", ", "[", "]"));
  }

  static String set(List<String> elements) {
    return elements.stream().sorted().collect(Collectors.joining(", ", "{[", "]}"));
  }

  static String object(Map<String, String> members) {
    return members.entrySet().stream()
        .map(member -> member.getKey() + " = " + member.getValue())
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
