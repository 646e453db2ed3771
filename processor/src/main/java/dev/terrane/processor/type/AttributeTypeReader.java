package dev.terrane.processor.type;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.Value;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.schema.AttributeType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// Converts Java types to expressions for attribute types.
///
/// @param language the types of the compilation
/// @param compares whether values are compared, so that elements may have an equality
public record AttributeTypeReader(LanguageModel language, boolean compares) {
  private static final AnnotationSpec NULLABLE =
      AnnotationSpec.builder(ClassName.get("org.jspecify.annotations", "Nullable")).build();

  /// An attribute type.
  ///
  /// @param expression of type `AttributeType<T>`
  /// @param equivalentValues whether different values may be equivalent
  public record Typed(CodeBlock expression, boolean equivalentValues) {}

  /// Reads a plain type, or a collection of plain types.
  ///
  /// @param anyCase whether users may write the constants of an enum in any case
  public Typed read(TypeMirror type, boolean anyCase) {
    return anyCase && isEnum(type)
        ? new Typed(EnumConstants.expressionIgnoringCase(type), true)
        : read(type);
  }

  /// Reads a plain type, or a collection of plain types.
  public Typed read(TypeMirror type) {
    var scalar = Scalar.of(type);
    if (scalar.isPresent()) {
      return new Typed(scalar.get().expression(), scalar.get().hasEquivalentValues());
    }
    if (isEnum(type)) {
      return new Typed(EnumConstants.expression(type), false);
    }
    return collection(type).map(one -> read(type, one)).orElseThrow(() -> UnsupportedType.of(type));
  }

  private Typed read(TypeMirror type, Collection collection) {
    var element = element(type, collection);
    if (record(element).isPresent()) {
      throw new CompileErrorException(CompileError.RECORD_TOO_DEEP, element);
    }
    var inner = read(element, Annotations.of(element).has(CaseInsensitive.class));
    if (collection == Collection.SET && isDynamic(element)) {
      throw new CompileErrorException(CompileError.DYNAMIC_SET);
    }
    return of(collection, element, inner);
  }

  /// The attribute type of a collection, whose elements are compared one by one.
  ///
  /// @param element the Java type of the elements, with its annotations
  /// @param typed their attribute type
  public Typed of(Collection collection, TypeMirror element, Typed typed) {
    var annotations = Annotations.of(element);
    var factory = collection.factory() + (annotations.isNullable() ? "OfNullable" : "");
    var compared =
        new EqualityReader(language)
            .read(annotations, element, typed.equivalentValues())
            .filter(_ -> compares)
            .map(equality -> CodeBlock.of("$L.sameWhen($L)", typed.expression(), equality))
            .orElse(typed.expression());
    return new Typed(CodeBlock.of("$T.$L($L)", AttributeType.class, factory, compared), false);
  }

  /// A shape for an unsupported type: valid Java, so that the compiler reports no further errors.
  public static Shape harmless(TypeMirror type, TypeMirror boxed) {
    var expression =
        CodeBlock.of(
            "$T.STRING.<$T>as(text -> { throw new $T(text); }, own -> \"\")",
            AttributeType.class,
            bare(boxed),
            IllegalStateException.class);
    return new Shape.Plain(bare(type), expression, false);
  }

  /// A type without annotations except nullness of elements: `List<@Nullable String>`. A raw or
  /// broken type is returned as it is.
  public static TypeName bare(TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      return ClassName.get("", type.toString().replaceAll("<.*|.*[ .)]", ""));
    }
    var name = TypeName.get(type);
    return name instanceof ParameterizedTypeName generic
        ? ParameterizedTypeName.get(
            generic.rawType(),
            LanguageModel.arguments(type).stream()
                .map(AttributeTypeReader::argument)
                .toArray(TypeName[]::new))
        : name;
  }

  private static TypeName argument(TypeMirror type) {
    return Annotations.isNullable(type) ? bare(type).annotated(NULLABLE) : bare(type);
  }

  public static boolean isEnum(TypeMirror type) {
    return LanguageModel.declared(type)
        .filter(one -> one.getKind() == ElementKind.ENUM)
        .isPresent();
  }

  /// The record of an object. A record that is a scalar, such as `SemanticVersion`, is not one.
  public static Optional<TypeElement> record(TypeMirror type) {
    return LanguageModel.declared(type)
        .filter(LanguageModel::isRecord)
        .filter(_ -> Scalar.of(type).isEmpty());
  }

  private static boolean isDynamic(TypeMirror type) {
    return Scalar.of(type).filter(Scalar.ANY::equals).isPresent()
        || LanguageModel.arguments(type).stream().anyMatch(AttributeTypeReader::isDynamic);
  }

  /// The collections of Terraform.
  public enum Collection {
    LIST(List.class),
    SET(Set.class),
    MAP(Map.class);

    private final Class<?> kind;

    Collection(Class<?> kind) {
      this.kind = kind;
    }

    public String factory() {
      return switch (this) {
        case LIST -> "list";
        case SET -> "set";
        case MAP -> "map";
      };
    }

    public Shape.Nesting nesting() {
      return switch (this) {
        case LIST -> Shape.Nesting.LIST;
        case SET -> Shape.Nesting.SET;
        case MAP -> Shape.Nesting.MAP;
      };
    }
  }

  public static Optional<Collection> collection(TypeMirror type) {
    for (var one : Collection.values()) {
      if (LanguageModel.is(type, one.kind)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }

  private static boolean isKey(TypeMirror type) {
    return LanguageModel.is(type, String.class) && !Annotations.isNullable(type);
  }

  /// The type of its elements, or of its values.
  public static TypeMirror element(TypeMirror type, Collection collection) {
    var arguments = LanguageModel.arguments(type);
    if (arguments.isEmpty()) {
      var name = collection.kind.getSimpleName();
      throw new CompileErrorException(
          CompileError.RAW_TYPE,
          name,
          collection == Collection.MAP ? name + "<String, ...>" : name + "<...>");
    }
    if (collection == Collection.MAP && !isKey(arguments.getFirst())) {
      throw new CompileErrorException(CompileError.MAP_KEY);
    }
    if (collection == Collection.MAP) {
      checkKey(Annotations.of(arguments.getFirst()));
    }
    var element = arguments.getLast();
    if (LanguageModel.is(element, Value.class)) {
      throw new CompileErrorException(CompileError.VALUE_OUTSIDE, "the type without Value");
    }
    return element;
  }

  private static void checkKey(Annotations key) {
    EqualityReader.annotation(key)
        .ifPresent(one -> {
          throw new CompileErrorException(
              CompileError.EQUALITY_ON_TEXT, one.sourceText(), "the values of a map");
        });
  }
}
