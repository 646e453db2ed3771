package dev.terrane.cty;

import dev.terrane.cty.CtyType.Primitive;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.StringValue;
import java.util.Locale;
import java.util.Optional;

/** Conversions between strings, numbers and bools. */
final class PrimitiveConversion {
  private PrimitiveConversion() {}

  static Optional<Converter> find(Primitive from, Primitive to, boolean unsafe) {
    if (to == Primitive.STRING && from != Primitive.STRING) {
      return Optional.of((value, _) -> toText(value));
    }
    if (from != Primitive.STRING || !unsafe) {
      return Optional.empty();
    }
    return switch (to) {
      case STRING -> Optional.empty();
      case NUMBER -> Optional.of((value, path) -> toNumber((StringValue) value, path));
      case BOOL -> Optional.of((value, path) -> toBool((StringValue) value, path));
    };
  }

  private static CtyValue toText(CtyValue value) {
    return switch (value) {
      case NumberValue(var number) -> CtyValue.string(number.toText());
      case BoolValue(var bool) -> CtyValue.string(Boolean.toString(bool));
      default -> value;
    };
  }

  private static CtyValue toNumber(StringValue value, CtyPath path) {
    try {
      return CtyValue.number(CtyNumber.parse(value.value()));
    } catch (CtyException e) {
      throw e.within(path);
    }
  }

  private static CtyValue toBool(StringValue value, CtyPath path) {
    return switch (value.value()) {
      case "true", "1" -> CtyValue.bool(true);
      case "false", "0" -> CtyValue.bool(false);
      default -> throw noBool(value.value(), path);
    };
  }

  private static CtyException noBool(String text, CtyPath path) {
    var lower = text.toLowerCase(Locale.ROOT);
    var misspelt = lower.equals("true") || lower.equals("false");
    return new CtyException(
        path,
        misspelt
            ? "a bool is required; to convert from string, use lowercase \"" + lower + "\""
            : "a bool is required");
  }
}
