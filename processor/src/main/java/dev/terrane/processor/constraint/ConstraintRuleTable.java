package dev.terrane.processor.constraint;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.provider.schema.Check;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// Maps each supported constraint of Jakarta Validation to its check.
final class ConstraintRuleTable {
  private final AppliedAnnotation annotation;
  private final ConstraintRule.ApplicableTypes on;

  ConstraintRuleTable(AppliedAnnotation annotation, ConstraintRule.ApplicableTypes on) {
    this.annotation = annotation;
    this.on = on;
  }

  @SuppressWarnings("CyclomaticComplexity")
  ConstraintRule rule() {
    return switch (annotation.type().getSimpleName().toString()) {
      case "NotNull" -> throw new CompileErrorException(CompileError.NOT_NULL);
      case "NotEmpty" -> sized(1, Integer.MAX_VALUE);
      case "NotBlank" -> text("notBlank()", Check.notBlank());
      case "Size" -> sized((int) annotation.number("min"), (int) annotation.number("max"));
      case "Pattern" -> pattern();
      case "Email" -> email();
      case "Min" -> atLeast(Long.toString(annotation.number("value")));
      case "Max" -> atMost(Long.toString(annotation.number("value")));
      case "DecimalMin" -> annotation.flag("inclusive") ? atLeast(bound()) : moreThan(bound());
      case "DecimalMax" -> annotation.flag("inclusive") ? atMost(bound()) : lessThan(bound());
      case "Positive" -> moreThan("0");
      case "PositiveOrZero" -> atLeast("0");
      case "Negative" -> lessThan("0");
      case "NegativeOrZero" -> atMost("0");
      case "Digits" ->
          digits((int) annotation.number("integer"), (int) annotation.number("fraction"));
      case "Null" -> throw unknown("remove the component");
      case "AssertTrue", "AssertFalse" -> throw unknown("remove the component");
      case "Past", "PastOrPresent", "Future", "FutureOrPresent" ->
          throw unknown("check the value in `create`, because a plan must not depend on the clock");
      default -> throw unknown("check the value in `validate`");
    };
  }

  private CompileErrorException unknown(String instead) {
    return new CompileErrorException(
        CompileError.CONSTRAINT_UNKNOWN, annotation.sourceText(), instead);
  }

  private String bound() {
    return number(annotation.text("value"));
  }

  /// A number in decimal notation.
  static String number(String text) {
    try {
      return new BigDecimal(text).toString();
    } catch (NumberFormatException _) {
      throw new CompileErrorException(CompileError.CONSTRAINT_BOUND, text);
    }
  }

  private ConstraintRule atLeast(String min) {
    return number("atLeast", min, Check.atLeast(min), true, false);
  }

  private ConstraintRule moreThan(String min) {
    return number("moreThan", min, Check.moreThan(min), true, false);
  }

  private ConstraintRule atMost(String max) {
    return number("atMost", max, Check.atMost(max), false, true);
  }

  private ConstraintRule lessThan(String max) {
    return number("lessThan", max, Check.lessThan(max), false, true);
  }

  private ConstraintRule number(
      String factory, String bound, Check<Number> check, boolean least, boolean greatest) {
    require(ConstraintRule.ApplicableTypes.NUMBER);
    var exact = Optional.of(new BigDecimal(bound));
    return new ConstraintRule(
        CodeBlock.of("$T.$L($S)", Check.class, factory, bound),
        check,
        exact.filter(_ -> least),
        exact.filter(_ -> greatest));
  }

  private ConstraintRule digits(int integer, int fraction) {
    require(ConstraintRule.ApplicableTypes.NUMBER);
    if (integer < 0 || fraction < 0) {
      throw new CompileErrorException(CompileError.CONSTRAINT_BOUNDS, annotation.sourceText());
    }
    var code = CodeBlock.of("$T.digits($L, $L)", Check.class, integer, fraction);
    return new ConstraintRule(
        code, Check.digits(integer, fraction), Optional.empty(), Optional.empty());
  }

  private void require(ConstraintRule.ApplicableTypes wanted) {
    if (on != wanted) {
      throw ConstraintRule.misfit(annotation, on, wanted);
    }
  }

  private ConstraintRule sized(int min, int max) {
    if (min < 0 || max < min) {
      throw new CompileErrorException(CompileError.CONSTRAINT_BOUNDS, annotation.sourceText());
    }
    return switch (on) {
      case TEXT -> sized("length", Check.length(min, max), min, max);
      case COLLECTION -> sized("size", Check.size(min, max), min, max);
      case MAP -> sized("entries", Check.entries(min, max), min, max);
      case NUMBER, URI, OTHER ->
          throw ConstraintRule.misfit(annotation, on, ConstraintRule.ApplicableTypes.COLLECTION);
    };
  }

  private static ConstraintRule sized(String factory, Check<?> check, int min, int max) {
    var greatest =
        max == Integer.MAX_VALUE
            ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
            : CodeBlock.of("$L", max);
    return new ConstraintRule(
        CodeBlock.of("$T.$L($L, $L)", Check.class, factory, min, greatest),
        check,
        Optional.of(BigDecimal.valueOf(min)),
        Optional.of(BigDecimal.valueOf(max)));
  }

  private ConstraintRule text(String call, Check<String> check) {
    require(ConstraintRule.ApplicableTypes.TEXT);
    return text(CodeBlock.of("$T.$L", Check.class, call), check);
  }

  private static ConstraintRule text(CodeBlock code, Check<String> check) {
    return new ConstraintRule(code, check, Optional.empty(), Optional.empty());
  }

  private ConstraintRule pattern() {
    require(ConstraintRule.ApplicableTypes.TEXT);
    var regex = annotation.text("regexp");
    var flags = annotation.constants("flags");
    try {
      var check = Check.pattern(regex, flags.stream().mapToInt(ConstraintRuleTable::flag).sum());
      return flags.isEmpty()
          ? text(CodeBlock.of("$T.pattern($S)", Check.class, regex), check)
          : text(CodeBlock.of("$T.pattern($S, $L)", Check.class, regex, flags(flags)), check);
    } catch (PatternSyntaxException e) {
      throw new CompileErrorException(CompileError.CONSTRAINT_REGEX, regex, e.getDescription());
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

  private ConstraintRule email() {
    if (annotation.isGiven("regexp") || annotation.isGiven("flags")) {
      throw unknown("use @Pattern in addition to @Email without regexp and flags");
    }
    return text("email()", Check.email());
  }
}
