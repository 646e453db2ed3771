package dev.terrane.processor.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.SameWhen;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// Reads the equality of a component, or of the elements of a collection.
///
/// @param language the types of the compilation
public record EqualityReader(LanguageModel language) {
  private static final CodeBlock BY_VALUE = CodeBlock.of("$T.byValue()", Equality.class);
  private static final List<Class<? extends Annotation>> ALL =
      List.of(Json.class, CaseInsensitive.class, SameWhen.class);

  /// The annotation that sets an equality, if there is one.
  public static Optional<AppliedAnnotation> annotation(Annotations annotations) {
    return annotations.any(ALL);
  }

  /// Reads an equality.
  ///
  /// @param annotations the annotations of the component or of the type argument
  /// @param type the type of the values
  /// @param equivalentValues whether different texts may be the same Java value
  /// @return an expression of type `Equality<? super T>`; empty if values are compared exactly
  public Optional<CodeBlock> read(
      Annotations annotations, TypeMirror type, boolean equivalentValues) {
    var annotation = annotation(annotations);
    if (annotation.map(annotations::without).flatMap(EqualityReader::annotation).isPresent()) {
      throw new CompileErrorException(CompileError.EQUALITY_TWICE);
    }
    var json = annotations.find(Json.class);
    if (json.isPresent()) {
      var factory = json.get().flag("subset") ? "jsonSubset" : "json";
      return Optional.of(ofTexts(type, factory, "@Json", "a String, also as an element"));
    }
    if (annotations.has(CaseInsensitive.class)) {
      return Optional.of(caseInsensitive(type));
    }
    return annotation
        .flatMap(one -> one.type("value"))
        .flatMap(LanguageModel::declared)
        .map(own -> own(own, type))
        .or(() -> equivalentValues ? Optional.of(BY_VALUE) : Optional.empty());
  }

  private static CodeBlock caseInsensitive(TypeMirror type) {
    return AttributeTypeReader.isEnum(type)
        ? BY_VALUE
        : ofTexts(
            type, "caseInsensitive", "@CaseInsensitive", "a String or an enum, also as an element");
  }

  private static CodeBlock ofTexts(
      TypeMirror type, String factory, String annotation, String allowed) {
    if (!LanguageModel.is(type, String.class)) {
      throw new CompileErrorException(CompileError.EQUALITY_ON_TEXT, annotation, allowed);
    }
    return CodeBlock.of("$T.$L()", Equality.class, factory);
  }

  private CodeBlock own(TypeElement equality, TypeMirror type) {
    if (!LanguageModel.isConstructible(equality)) {
      throw new CompileErrorException(CompileError.CONSTRUCTOR, equality.getSimpleName());
    }
    var arguments = language.arguments(equality.asType(), Equality.class);
    var boxed = language.boxed(type);
    if (arguments.isEmpty() || !language.fits(boxed, arguments.getFirst())) {
      var what = arguments.isEmpty() ? "nothing" : UnsupportedType.sourceName(arguments.getFirst());
      throw new CompileErrorException(
          CompileError.EQUALITY_TYPE,
          equality.getSimpleName(),
          what,
          UnsupportedType.sourceName(boxed));
    }
    return CodeBlock.of("new $T()", ClassName.get(equality));
  }
}
