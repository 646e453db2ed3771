package dev.terrane.cty;

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
import java.util.Collection;
import java.util.Map;
import java.util.regex.Pattern;

/** Formats values in Terraform's syntax for diagnostics. Long values are truncated. */
final class ValueText {
  private static final int MAX_LENGTH = 1_000;
  private static final int MAX_DEPTH = 32;
  private static final Pattern IDENTIFIER = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");

  private final StringBuilder text = new StringBuilder();
  private int depth;

  private ValueText() {}

  static String of(CtyValue value) {
    var printer = new ValueText();
    printer.print(value);
    return printer.text.toString();
  }

  /** Returns the text in double quotes, with HCL's escapes, truncated if it is too long. */
  static String quote(String value) {
    var quoted = new StringBuilder("\"");
    value
        .codePoints()
        .limit(MAX_LENGTH)
        .forEach(c -> {
          switch (c) {
            case '"' -> quoted.append("\\\"");
            case '\\' -> quoted.append("\\\\");
            case '\n' -> quoted.append("\\n");
            case '\r' -> quoted.append("\\r");
            case '\t' -> quoted.append("\\t");
            default -> appendPlain(quoted, c);
          }
        });
    return quoted.append(value.length() > MAX_LENGTH ? "...\"" : "\"").toString();
  }

  private static void appendPlain(StringBuilder quoted, int c) {
    if (Character.isISOControl(c)) {
      quoted.append("\\u%04x".formatted(c));
    } else {
      quoted.appendCodePoint(c);
    }
  }

  private void print(CtyValue value) {
    switch (value) {
      case Null _ -> text.append("null");
      case Unknown _ -> text.append("(known after apply)");
      case StringValue(var string) -> text.append(quote(string));
      case NumberValue(var number) -> text.append(number.toText());
      case BoolValue(var bool) -> text.append(bool);
      case ListValue(_, var elements) -> printAll(elements);
      case SetValue(_, var elements) -> printAll(elements);
      case TupleValue(_, var elements) -> printAll(elements);
      case MapValue(_, var entries) -> printNamed(entries);
      case ObjectValue(_, var attributes) -> printNamed(attributes);
    }
  }

  private void printAll(Collection<CtyValue> elements) {
    text.append('[');
    var separator = "";
    for (var element : elements) {
      text.append(separator);
      if (isFull()) {
        text.append("...");
        break;
      }
      printInner(element);
      separator = ", ";
    }
    text.append(']');
  }

  private void printNamed(Map<String, CtyValue> entries) {
    text.append('{');
    var separator = "";
    for (var entry : entries.entrySet()) {
      text.append(separator);
      if (isFull()) {
        text.append("...");
        break;
      }
      var name = entry.getKey();
      text.append(IDENTIFIER.matcher(name).matches() ? name : quote(name)).append(" = ");
      printInner(entry.getValue());
      separator = ", ";
    }
    text.append('}');
  }

  private void printInner(CtyValue value) {
    depth++;
    print(value);
    depth--;
  }

  private boolean isFull() {
    return depth >= MAX_DEPTH || text.length() >= MAX_LENGTH;
  }
}
