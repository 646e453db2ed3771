package dev.terrane.processor.emit.view;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.model.Shape;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/// Converts Java types to the types that views use.
public final class ViewTypes {
  private static final ClassName CTY_VALUE = ClassName.get("dev.terrane.cty", "CtyValue");
  private static final ClassName CTY_TYPE = ClassName.get("dev.terrane.cty", "CtyType");

  private static final Map<TypeName, Class<?>> OPEN =
      Map.of(
          TypeName.INT,
          OptionalInt.class,
          TypeName.LONG,
          OptionalLong.class,
          TypeName.DOUBLE,
          OptionalDouble.class);

  private static final Map<TypeName, CodeBlock> NEUTRAL =
      Map.ofEntries(
          Map.entry(TypeName.BOOLEAN.box(), CodeBlock.of("false")),
          Map.entry(TypeName.INT.box(), CodeBlock.of("0")),
          Map.entry(TypeName.LONG.box(), CodeBlock.of("0L")),
          Map.entry(TypeName.FLOAT.box(), CodeBlock.of("0f")),
          Map.entry(TypeName.DOUBLE.box(), CodeBlock.of("0.0")),
          Map.entry(ClassName.get(String.class), CodeBlock.of("$S", "")),
          Map.entry(ClassName.get(BigDecimal.class), CodeBlock.of("$T.ZERO", BigDecimal.class)),
          Map.entry(ClassName.get(Duration.class), CodeBlock.of("$T.ZERO", Duration.class)),
          Map.entry(ClassName.get(Instant.class), CodeBlock.of("$T.EPOCH", Instant.class)),
          Map.entry(ClassName.get(URI.class), CodeBlock.of("$T.create($S)", URI.class, "")),
          Map.entry(CTY_VALUE, CodeBlock.of("$T.nullOf($T.DYNAMIC)", CTY_VALUE, CTY_TYPE)));

  private ViewTypes() {}

  public static TypeName boxed(TypeName type) {
    return type.isPrimitive() ? type.box() : type;
  }

  static TypeName nullable(TypeName type) {
    return boxed(type).annotated(AnnotationSpec.builder(ApiTypes.NULLABLE).build());
  }

  static TypeName value(TypeName type) {
    return ParameterizedTypeName.get(ApiTypes.VALUE, boxed(type));
  }

  /// The type of an optional and computed value.
  static TypeName open(TypeName type) {
    var primitive = OPEN.get(type);
    return primitive == null
        ? ParameterizedTypeName.get(ClassName.get(Optional.class), boxed(type))
        : TypeName.get(primitive);
  }

  /// The word of a primitive optional, `Int` for an `OptionalInt`; empty for an `Optional`.
  static Optional<String> openWord(TypeName type) {
    return Optional.ofNullable(OPEN.get(type))
        .map(form -> form.getSimpleName().substring("Optional".length()));
  }

  public static TypeName container(Shape.Nested nested, TypeName record) {
    var element = nested.nullElements() ? nullable(record) : record;
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> element;
      case LIST -> ParameterizedTypeName.get(ClassName.get(List.class), element);
      case SET -> ParameterizedTypeName.get(ClassName.get(Set.class), element);
      case MAP ->
          ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), element);
    };
  }

  /// The empty collection of a type; empty for other types.
  static Optional<CodeBlock> emptyCollection(TypeName type) {
    if (!(type.withoutAnnotations() instanceof ParameterizedTypeName parameterized)) {
      return Optional.empty();
    }
    var raw = parameterized.rawType();
    return List.of(List.class, Set.class, Map.class).stream()
        .filter(kind -> ClassName.get(kind).equals(raw))
        .findFirst()
        .map(kind -> CodeBlock.of("$T.of()", kind));
  }

  /// A neutral value of a type that does not allow null.
  public static Optional<CodeBlock> neutral(TypeName type) {
    return emptyCollection(type).or(() -> Optional.ofNullable(NEUTRAL.get(boxed(type))));
  }
}
