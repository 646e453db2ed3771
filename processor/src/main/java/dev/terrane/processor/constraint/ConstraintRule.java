package dev.terrane.processor.constraint;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.type.AttributeTypeReader;
import dev.terrane.processor.type.Scalar;
import dev.terrane.provider.schema.Check;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.type.TypeMirror;

/// A constraint as the expression to generate and as the check itself, for the values that are
/// known at compile time.
///
/// @param code an expression of type `Check`
/// @param check the check that the expression creates
/// @param least the minimum value or size, if the constraint has one
/// @param greatest the maximum value or size, if the constraint has one
public record ConstraintRule(
    CodeBlock code, Check<?> check, Optional<BigDecimal> least, Optional<BigDecimal> greatest) {
  private static final String PACKAGE = "jakarta.validation.constraints.";
  private static final Pattern VARIABLE = Pattern.compile("\\$?\\{(\\w*)[^}]*}");

  /// The types that a constraint applies to.
  public enum ApplicableTypes {
    /// A `String`.
    TEXT("a String"),
    /// A number.
    NUMBER("a number"),
    /// A `List` or a `Set`.
    COLLECTION("a String, List, Set or Map"),
    /// A `Map`.
    MAP("a String, List, Set or Map"),
    /// A `java.net.URI`.
    URI("a URI"),
    /// Anything else.
    OTHER("a String, a number, a List, a Set or a Map");

    private final String text;

    ApplicableTypes(String text) {
      this.text = text;
    }

    public static ApplicableTypes of(TypeMirror type) {
      var collection = AttributeTypeReader.collection(type);
      if (collection.isPresent()) {
        return collection.get() == AttributeTypeReader.Collection.MAP ? MAP : COLLECTION;
      }
      return Scalar.of(type).map(ApplicableTypes::of).orElse(OTHER);
    }

    private static ApplicableTypes of(Scalar scalar) {
      return switch (scalar) {
        case STRING -> TEXT;
        case URI_TEXT -> URI;
        default -> scalar.isNumber() ? NUMBER : OTHER;
      };
    }
  }

  /// Compiles a constraint.
  ///
  /// @return empty for a constraint that has no effect here
  /// @throws CompileErrorException if the constraint is not supported here
  static Optional<ConstraintRule> of(AppliedAnnotation annotation, ApplicableTypes on) {
    if (!annotation.name().startsWith(PACKAGE)) {
      throw annotation.name().startsWith("javax.")
          ? new CompileErrorException(CompileError.CONSTRAINT_JAVAX, annotation.sourceText())
          : new CompileErrorException(
              CompileError.CONSTRAINT_UNKNOWN,
              annotation.sourceText(),
              "check the value in `validate`");
    }
    for (var element : new String[] {"groups", "payload"}) {
      if (!annotation.types(element).isEmpty()) {
        throw new CompileErrorException(
            CompileError.CONSTRAINT_GROUPS, element, annotation.sourceText());
      }
    }
    var rule = new ConstraintRuleTable(annotation, on).rule();
    return Optional.of(annotation.isGiven("message") ? rule.saying(message(annotation)) : rule);
  }

  static CompileErrorException misfit(
      AppliedAnnotation annotation, ApplicableTypes on, ApplicableTypes wanted) {
    var what = on == ApplicableTypes.OTHER ? "this type" : on.text;
    return new CompileErrorException(
        CompileError.CONSTRAINT_MISFIT, annotation.sourceText(), what, wanted.text);
  }

  /// The author's message with `{min}` and other elements replaced.
  private static String message(AppliedAnnotation annotation) {
    var text = annotation.text("message");
    return VARIABLE
        .matcher(text)
        .replaceAll(one -> {
          if (one.group().startsWith("$") || !annotation.has(one.group(1))) {
            throw new CompileErrorException(CompileError.CONSTRAINT_MESSAGE, text);
          }
          return Matcher.quoteReplacement(annotation.sourceValue(one.group(1)));
        });
  }

  private ConstraintRule saying(String text) {
    var said = CodeBlock.of("$L.saying($S)", code, text);
    return new ConstraintRule(said, check.saying(text), least, greatest);
  }

  public String must() {
    return check.must();
  }

  /// Whether a default satisfies the constraint. Defaults are never collections.
  public boolean allows(Object value) {
    return value instanceof Collection<?> || value instanceof Map<?, ?> || allows(check, value);
  }

  // The check was chosen by the type of the annotated component, which is the value's.
  @SuppressWarnings("unchecked")
  private static <T> boolean allows(Check<T> check, Object value) {
    return check.rule().test((T) value);
  }
}
