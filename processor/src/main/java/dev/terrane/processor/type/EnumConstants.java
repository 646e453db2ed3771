package dev.terrane.processor.type;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.attribute.Name;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.type.StringTypes;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// The constants of an enum as strings: their names in lower case, or the values of `@Name`.
public final class EnumConstants {
  private EnumConstants() {}

  /// The constants by text.
  public static Map<String, String> of(TypeMirror type) {
    var constants = new LinkedHashMap<String, String>();
    for (var constant : constants(type)) {
      var name = constant.getSimpleName().toString();
      var text =
          Annotations.of(constant)
              .find(Name.class)
              .map(annotation -> annotation.text("value"))
              .orElseGet(() -> name.toLowerCase(Locale.ROOT));
      if (constants.put(text, name) != null) {
        throw new CompileErrorException(
            CompileError.SAME_CHOICE, UnsupportedType.sourceName(type), text);
      }
    }
    return constants;
  }

  private static List<? extends Element> constants(TypeMirror type) {
    return LanguageModel.declared(type).stream()
        .map(TypeElement::getEnclosedElements)
        .flatMap(List::stream)
        .filter(one -> one.getKind() == ElementKind.ENUM_CONSTANT)
        .toList();
  }

  /// An expression that lists each constant by name, independent of their order.
  public static CodeBlock expression(TypeMirror type) {
    return expression(type, CodeBlock.of("$T.choice", AttributeType.class));
  }

  /// The same for users who may write the texts in any case.
  public static CodeBlock expressionIgnoringCase(TypeMirror type) {
    var texts = new HashSet<String>();
    for (var text : of(type).keySet()) {
      if (!texts.add(text.toLowerCase(Locale.ROOT))) {
        throw new CompileErrorException(
            CompileError.SAME_CHOICE, UnsupportedType.sourceName(type), text);
      }
    }
    return expression(type, CodeBlock.of("$T.choiceIgnoringCase", StringTypes.class));
  }

  private static CodeBlock expression(TypeMirror type, CodeBlock factory) {
    var choices = of(type);
    if (choices.isEmpty()) {
      throw new CompileErrorException(CompileError.EMPTY_ENUM, UnsupportedType.sourceName(type));
    }
    var name = TypeName.get(type);
    var values =
        choices.values().stream()
            .map(constant -> CodeBlock.of("$T.$L", name, constant))
            .collect(CodeBlock.joining(", "));
    var texts =
        choices.keySet().stream()
            .map(text -> CodeBlock.of("$S", text))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.of("$L($T.of($L), $T.of($L))", factory, List.class, values, List.class, texts);
  }

  public static String listed(TypeMirror type) {
    return of(type).keySet().stream().collect(Collectors.joining(", "));
  }
}
