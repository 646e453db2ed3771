package dev.terrane.cty;

import dev.terrane.cty.CtyNumber.Infinity;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.Null;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.cty.internal.Unicode;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * The order of a set's elements. For strings, numbers and bools it is Terraform's. For other types
 * Terraform does not specify one; this is the order of its current implementation, extended to a
 * total order, so that equal sets have equal lists of elements.
 */
final class SetOrder {
  private SetOrder() {}

  /** Returns the elements in order, without duplicates that are wholly known. */
  static List<CtyValue> members(List<CtyValue> elements) {
    if (elements.size() < 2) {
      return elements;
    }
    var members = new ArrayList<CtyValue>(elements.size());
    for (var keyed : sorted(elements)) {
      var element = keyed.element;
      if (members.isEmpty() || !isDuplicate(element, members.getLast())) {
        members.add(element);
      }
    }
    return List.copyOf(members);
  }

  private static boolean isDuplicate(CtyValue element, CtyValue previous) {
    return element.equals(previous) && element.isWhollyKnown();
  }

  private static List<Keyed> sorted(List<CtyValue> elements) {
    var keyed = new ArrayList<Keyed>(elements.size());
    for (var element : elements) {
      keyed.add(new Keyed(element, hasOrder(element) ? "" : SortText.of(element)));
    }
    keyed.sort(Comparator.naturalOrder());
    return keyed;
  }

  /** A value with the text by which Terraform sorts values of types without an order. */
  private record Keyed(CtyValue element, String text) implements Comparable<Keyed> {
    @Override
    public int compareTo(Keyed other) {
      var order = Integer.compare(rank(element), rank(other.element));
      if (order != 0) {
        return order;
      }
      if (hasOrder(element) && element.getClass() == other.element.getClass()) {
        return compare(element, other.element);
      }
      order = Unicode.BYTEWISE.compare(text, other.text);
      return order != 0 ? order : compare(element, other.element);
    }
  }

  private static boolean hasOrder(CtyValue value) {
    return value instanceof StringValue
        || value instanceof NumberValue
        || value instanceof BoolValue;
  }

  /** Known values first, nulls last. */
  private static int rank(CtyValue value) {
    return switch (value) {
      case CtyValue.Known _ -> 0;
      case Unknown _ -> 1;
      case Null _ -> 2;
    };
  }

  /** A total order of all values: zero only for equal ones. */
  private static int compare(CtyValue left, CtyValue right) {
    if (left instanceof StringValue(var a) && right instanceof StringValue(var b)) {
      return Unicode.BYTEWISE.compare(a, b);
    }
    if (left instanceof NumberValue(var a) && right instanceof NumberValue(var b)) {
      return a.compareTo(b);
    }
    if (left instanceof BoolValue(var a) && right instanceof BoolValue(var b)) {
      return Boolean.compare(a, b);
    }
    var order = Integer.compare(rank(left), rank(right));
    return order != 0 ? order : compareTyped(left, right);
  }

  private static int compareTyped(CtyValue left, CtyValue right) {
    var order = left.type().toString().compareTo(right.type().toString());
    if (order == 0 && left instanceof Unknown(_, var a) && right instanceof Unknown(_, var b)) {
      return RefinementRules.compare(a, b);
    }
    if (order == 0 && left instanceof MapValue a && right instanceof MapValue b) {
      order = compareAll(a.entries().keySet(), b.entries().keySet(), Unicode.BYTEWISE);
    }
    return order != 0
        ? order
        : compareAll(ValueStructure.of(left), ValueStructure.of(right), SetOrder::compare);
  }

  private static <T> int compareAll(
      Collection<? extends T> left, Collection<? extends T> right, Comparator<T> order) {
    var others = right.iterator();
    for (var element : left) {
      var found = others.hasNext() ? order.compare(element, others.next()) : 1;
      if (found != 0) {
        return found;
      }
    }
    return others.hasNext() ? -1 : 0;
  }

  /** The text by which Terraform sorts elements of sets of types without an order. */
  private static final class SortText {
    /** The maximum number of digits; larger numbers are written with an exponent. */
    private static final int DIGITS = 10;

    private static final int LOWEST_PLAIN_EXPONENT = -4;
    private static final MathContext ROUNDING = new MathContext(DIGITS, RoundingMode.HALF_EVEN);

    private final StringBuilder text = new StringBuilder();

    private SortText() {}

    static String of(CtyValue value) {
      var writer = new SortText();
      writer.append(value);
      return writer.text.toString();
    }

    private void append(CtyValue value) {
      switch (value) {
        case Null _ -> text.append('~');
        case Unknown _ -> text.append('?');
        case StringValue(var string) -> appendQuoted(string);
        case NumberValue(var number) -> text.append(number(number));
        case BoolValue(var bool) -> text.append(bool ? 'T' : 'F');
        case ListValue(_, var elements) -> appendAll('[', elements, ']');
        case SetValue(_, var elements) -> appendAll('[', elements, ']');
        case TupleValue(_, var elements) -> appendAll('<', elements, '>');
        case ObjectValue(_, var attributes) -> appendAll('<', attributes.values(), '>');
        case MapValue(_, var entries) -> appendEntries(entries);
      }
    }

    private void appendAll(char open, Collection<CtyValue> elements, char close) {
      text.append(open);
      for (var element : elements) {
        append(element);
        text.append(';');
      }
      text.append(close);
    }

    private void appendEntries(Map<String, CtyValue> entries) {
      text.append('{');
      entries.forEach((key, value) -> {
        appendQuoted(key);
        text.append(':');
        append(value);
        text.append(';');
      });
      text.append('}');
    }

    private void appendQuoted(String string) {
      text.append('"');
      string.codePoints().forEach(this::appendEscaped);
      text.append('"');
    }

    private void appendEscaped(int c) {
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case 0x07 -> text.append("\\a");
        case '\b' -> text.append("\\b");
        case '\f' -> text.append("\\f");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        case 0x0b -> text.append("\\v");
        default -> appendPlain(c);
      }
    }

    private void appendPlain(int c) {
      if (isPrintable(c)) {
        text.appendCodePoint(c);
      } else if (c < 0x80) {
        text.append("\\x%02x".formatted(c));
      } else {
        text.append((c < 0x10000 ? "\\u%04x" : "\\U%08x").formatted(c));
      }
    }

    private static boolean isPrintable(int c) {
      return switch (Character.getType(c)) {
        case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE ->
            false;
        case Character.UNASSIGNED, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
        case Character.SPACE_SEPARATOR -> c == ' ';
        default -> true;
      };
    }

    private static String number(CtyNumber number) {
      if (number instanceof Infinity) {
        return number.toText();
      }
      var rounded = number.toBigDecimal().round(ROUNDING).stripTrailingZeros();
      var exponent = rounded.signum() == 0 ? 0 : rounded.precision() - rounded.scale() - 1;
      if (exponent >= LOWEST_PLAIN_EXPONENT && exponent < DIGITS) {
        return rounded.toPlainString();
      }
      var digits = rounded.unscaledValue().abs().toString();
      var fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
      var sign = rounded.signum() < 0 ? "-" : "";
      return sign + digits.charAt(0) + fraction + "e%+03d".formatted(exponent);
    }
  }
}
