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
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.Map;

/** The text by which Terraform sorts elements of sets that have no order of their own. */
final class SortText {
  /** Numbers are cut to so many digits, and written with an exponent above. */
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
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE -> false;
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
