package dev.terrane.processor.read;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.source.Mark;
import dev.terrane.provider.schema.Check;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// Each constraint and its check.
final class RuleTable {
  private final Mark mark;
  private final Rule.Fits on;

  RuleTable(Mark mark, Rule.Fits on) {
    this.mark = mark;
    this.on = on;
  }

  // One constraint a line: a table, not a decision of many steps.
  @SuppressWarnings("CyclomaticComplexity")
  Rule rule() {
    return switch (mark.type().getSimpleName().toString()) {
      case "NotNull" -> throw new Misused(Misuse.NOT_NULL);
      case "NotEmpty" -> sized(1, Integer.MAX_VALUE);
      case "NotBlank" -> text("notBlank()", Check.notBlank());
      case "Size" -> sized((int) mark.number("min"), (int) mark.number("max"));
      case "Pattern" -> pattern();
      case "Email" -> email();
      case "Min" -> atLeast(Long.toString(mark.number("value")));
      case "Max" -> atMost(Long.toString(mark.number("value")));
      case "DecimalMin" -> mark.flag("inclusive") ? atLeast(bound()) : moreThan(bound());
      case "DecimalMax" -> mark.flag("inclusive") ? atMost(bound()) : lessThan(bound());
      case "Positive" -> moreThan("0");
      case "PositiveOrZero" -> atLeast("0");
      case "Negative" -> lessThan("0");
      case "NegativeOrZero" -> atMost("0");
      case "Digits" -> digits((int) mark.number("integer"), (int) mark.number("fraction"));
      case "Null" -> throw unknown("nothing: leave the component out");
      case "AssertTrue", "AssertFalse" -> throw unknown("nothing: leave the component out");
      case "Past", "PastOrPresent", "Future", "FutureOrPresent" ->
          throw unknown("the check in `create`: a plan must not look at a clock");
      default -> throw unknown("the check in `validate`");
    };
  }

  private Misused unknown(String instead) {
    return new Misused(Misuse.CONSTRAINT_UNKNOWN, mark.spelled(), instead);
  }

  private String bound() {
    var text = mark.text("value");
    try {
      return new BigDecimal(text).toString();
    } catch (NumberFormatException _) {
      throw new Misused(Misuse.CONSTRAINT_BOUND, text);
    }
  }

  private Rule atLeast(String min) {
    return number("atLeast", min, Check.atLeast(min), true, false);
  }

  private Rule moreThan(String min) {
    return number("moreThan", min, Check.moreThan(min), true, false);
  }

  private Rule atMost(String max) {
    return number("atMost", max, Check.atMost(max), false, true);
  }

  private Rule lessThan(String max) {
    return number("lessThan", max, Check.lessThan(max), false, true);
  }

  private Rule number(
      String factory, String bound, Check<Number> check, boolean least, boolean greatest) {
    require(Rule.Fits.NUMBER);
    var exact = Optional.of(new BigDecimal(bound));
    return new Rule(
        CodeBlock.of("$T.$L($S)", Check.class, factory, bound),
        check,
        exact.filter(_ -> least),
        exact.filter(_ -> greatest));
  }

  private Rule digits(int integer, int fraction) {
    require(Rule.Fits.NUMBER);
    if (integer < 0 || fraction < 0) {
      throw new Misused(Misuse.CONSTRAINT_BOUNDS, mark.spelled());
    }
    var code = CodeBlock.of("$T.digits($L, $L)", Check.class, integer, fraction);
    return new Rule(code, Check.digits(integer, fraction), Optional.empty(), Optional.empty());
  }

  private void require(Rule.Fits wanted) {
    if (on != wanted) {
      throw Rule.misfit(mark, on, wanted);
    }
  }

  private Rule sized(int min, int max) {
    if (min < 0 || max < min) {
      throw new Misused(Misuse.CONSTRAINT_BOUNDS, mark.spelled());
    }
    return switch (on) {
      case TEXT -> sized("length", Check.length(min, max), min, max);
      case COLLECTION -> sized("size", Check.size(min, max), min, max);
      case MAP -> sized("entries", Check.entries(min, max), min, max);
      case NUMBER, OTHER -> throw Rule.misfit(mark, on, Rule.Fits.COLLECTION);
    };
  }

  private static Rule sized(String factory, Check<?> check, int min, int max) {
    var greatest =
        max == Integer.MAX_VALUE
            ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
            : CodeBlock.of("$L", max);
    return new Rule(
        CodeBlock.of("$T.$L($L, $L)", Check.class, factory, min, greatest),
        check,
        Optional.of(BigDecimal.valueOf(min)),
        Optional.of(BigDecimal.valueOf(max)));
  }

  private Rule text(String call, Check<String> check) {
    require(Rule.Fits.TEXT);
    return text(CodeBlock.of("$T.$L", Check.class, call), check);
  }

  private static Rule text(CodeBlock code, Check<String> check) {
    return new Rule(code, check, Optional.empty(), Optional.empty());
  }

  private Rule pattern() {
    require(Rule.Fits.TEXT);
    var regex = mark.text("regexp");
    var flags = mark.constants("flags");
    try {
      var check = Check.pattern(regex, flags.stream().mapToInt(RuleTable::flag).sum());
      return flags.isEmpty()
          ? text(CodeBlock.of("$T.pattern($S)", Check.class, regex), check)
          : text(CodeBlock.of("$T.pattern($S, $L)", Check.class, regex, flags(flags)), check);
    } catch (PatternSyntaxException e) {
      throw new Misused(Misuse.CONSTRAINT_REGEX, regex, e.getDescription());
    }
  }

  private static CodeBlock flags(List<String> names) {
    return names.stream()
        .map(name -> CodeBlock.of("$T.$L", Pattern.class, name))
        .collect(CodeBlock.joining(" | "));
  }

  private static int flag(String name) {
    return switch (name) {
      case "UNIX_LINES" -> Pattern.UNIX_LINES;
      case "CASE_INSENSITIVE" -> Pattern.CASE_INSENSITIVE;
      case "COMMENTS" -> Pattern.COMMENTS;
      case "MULTILINE" -> Pattern.MULTILINE;
      case "DOTALL" -> Pattern.DOTALL;
      case "UNICODE_CASE" -> Pattern.UNICODE_CASE;
      case "CANON_EQ" -> Pattern.CANON_EQ;
      default -> 0;
    };
  }

  private Rule email() {
    if (mark.isGiven("regexp") || mark.isGiven("flags")) {
      throw unknown("@Pattern beside a plain @Email");
    }
    return text("email()", Check.email());
  }
}
