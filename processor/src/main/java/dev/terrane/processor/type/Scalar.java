package dev.terrane.processor.type;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.schema.AttributeType;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// The Java types of scalar values, with their constants in [AttributeType].
// Attribute types and functions are immutable, but Error Prone cannot see it.
@SuppressWarnings("ImmutableEnumChecker")
public enum Scalar {
  BOOL(Boolean.class, TypeKind.BOOLEAN, AttributeType.BOOL, value -> CodeBlock.of("$L", value)),
  INT(Integer.class, TypeKind.INT, AttributeType.INT, value -> CodeBlock.of("$L", value)),
  LONG(Long.class, TypeKind.LONG, AttributeType.LONG, value -> CodeBlock.of("$LL", value)),
  FLOAT(Float.class, TypeKind.FLOAT, AttributeType.FLOAT, value -> CodeBlock.of("$Lf", value)),
  DOUBLE(Double.class, TypeKind.DOUBLE, AttributeType.DOUBLE, value -> CodeBlock.of("$Ld", value)),
  DECIMAL(
      BigDecimal.class,
      TypeKind.NONE,
      AttributeType.DECIMAL,
      value -> CodeBlock.of("new $T($S)", BigDecimal.class, value.toString())),
  STRING(String.class, TypeKind.NONE, AttributeType.STRING, value -> CodeBlock.of("$S", value)),
  DURATION(
      Duration.class,
      TypeKind.NONE,
      AttributeType.DURATION,
      value -> CodeBlock.of("$T.parse($S)", Duration.class, value.toString())),
  INSTANT(
      Instant.class,
      TypeKind.NONE,
      AttributeType.INSTANT,
      value -> CodeBlock.of("$T.parse($S)", Instant.class, value.toString())),
  URI_TEXT(
      URI.class,
      TypeKind.NONE,
      AttributeType.URI,
      value -> CodeBlock.of("$T.create($S)", URI.class, value.toString())),
  ANY(CtyValue.class, TypeKind.NONE, AttributeType.ANY, _ -> CodeBlock.of("null"));

  private final Class<?> boxed;
  private final TypeKind primitive;
  private final AttributeType<?> type;
  private final Function<Object, CodeBlock> literal;

  Scalar(
      Class<?> boxed,
      TypeKind primitive,
      AttributeType<?> type,
      Function<Object, CodeBlock> literal) {
    this.boxed = boxed;
    this.primitive = primitive;
    this.type = type;
    this.literal = literal;
  }

  public static Optional<Scalar> of(TypeMirror java) {
    return Arrays.stream(values())
        .filter(one -> one.primitive == java.getKind() || LanguageModel.is(java, one.boxed))
        .filter(one -> one.primitive != TypeKind.NONE || java.getKind() == TypeKind.DECLARED)
        .findFirst();
  }

  /// The expression that names the attribute type.
  public CodeBlock expression() {
    return CodeBlock.of("$T.$L", AttributeType.class, this == URI_TEXT ? "URI" : name());
  }

  public boolean isNumber() {
    return switch (this) {
      case INT, LONG, FLOAT, DOUBLE, DECIMAL -> true;
      case BOOL, STRING, DURATION, INSTANT, URI_TEXT, ANY -> false;
    };
  }

  /// Whether several texts are one value.
  public boolean hasEquivalentValues() {
    return this == DURATION || this == INSTANT;
  }

  /// A value as a user would write it.
  ///
  /// @throws CtyException if the text is not valid
  public Object read(String text) {
    return type.decode(CtyConversion.convert(CtyValue.string(text), type.ctyType()));
  }

  public CodeBlock literal(Object value) {
    return literal.apply(value);
  }

  public String word() {
    return switch (this) {
      case BOOL -> "boolean";
      case INT, LONG -> "whole number";
      case FLOAT, DOUBLE, DECIMAL -> "number";
      case STRING -> "text";
      case DURATION -> "duration";
      case INSTANT -> "point in time";
      case URI_TEXT -> "URI";
      case ANY -> "value";
    };
  }

  /// A duration as a user would write it.
  public static Optional<Duration> duration(String text) {
    try {
      return Optional.of(AttributeType.DURATION.decode(CtyValue.string(text)));
    } catch (CtyException _) {
      return Optional.empty();
    }
  }
}
