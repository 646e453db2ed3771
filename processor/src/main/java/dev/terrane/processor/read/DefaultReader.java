package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.terrane.cty.CtyException;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.DeclaringClass;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.source.TerraformNames;
import dev.terrane.processor.type.AttributeTypeReader;
import dev.terrane.processor.type.EnumConstants;
import dev.terrane.processor.type.Scalar;
import dev.terrane.processor.type.UnsupportedType;
import dev.terrane.provider.Value;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Converter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// Reads `@Default`.
final class DefaultReader {
  private static final List<String> STATIC = List.of("value", "constant");

  private final ComponentDeclaration declaration;

  DefaultReader(ComponentDeclaration declaration) {
    this.declaration = declaration;
  }

  ValueSource read(AppliedAnnotation annotation) {
    var given = STATIC.stream().filter(annotation::isGiven).count();
    if (given > 1 || (given == 0 && !annotation.isGiven("env"))) {
      throw new CompileErrorException(CompileError.DEFAULT_ELEMENTS);
    }
    if (annotation.isGiven("in") && !annotation.isGiven("constant")) {
      throw new CompileErrorException(CompileError.IN_ALONE, "constant", "constant");
    }
    if (annotation.isGiven("env")) {
      checkEnvironment(annotation.texts("env"));
      var fallback = given == 0 ? Optional.<CodeBlock>empty() : Optional.of(fallback(annotation));
      return new ValueSource.Environment(annotation.texts("env"), fallback);
    }
    return new ValueSource.Defaulted(fallback(annotation));
  }

  private CodeBlock fallback(AppliedAnnotation annotation) {
    if (declaration.nullable()
        && !LanguageModel.is(declaration.component().asType(), Value.class)) {
      throw new CompileErrorException(CompileError.DEFAULT_AND_NULLABLE);
    }
    return annotation.isGiven("constant")
        ? constant(annotation.text("constant"), declaration.holder(annotation))
        : written(annotation.text("value")).code();
  }

  private void checkEnvironment(List<String> variables) {
    var context = declaration.context();
    if (!context.role().readsEnvironment() || context.inside()) {
      throw new CompileErrorException(CompileError.ENVIRONMENT_OUTSIDE);
    }
    if (variables.isEmpty()) {
      throw new CompileErrorException(CompileError.DEFAULT_ELEMENTS);
    }
    var type = declaration.type();
    var scalar = Scalar.of(type).filter(one -> one != Scalar.ANY).isPresent();
    if (!scalar
        && !AttributeTypeReader.isEnum(type)
        && !declaration.annotations().has(ConvertedBy.class)) {
      throw new CompileErrorException(
          CompileError.ENVIRONMENT_TYPE, UnsupportedType.sourceName(type));
    }
  }

  /// A default as an expression, and as a value if it is known at compile time.
  ///
  /// @param code the expression
  /// @param value the value
  record DefaultValue(CodeBlock code, Optional<Object> value) {}

  /// The value of a default's text.
  DefaultValue written(String text) {
    return declaration
        .annotations()
        .find(ConvertedBy.class)
        .flatMap(annotation -> annotation.type("value"))
        .flatMap(LanguageModel::declared)
        .map(converter -> converted(converter, text))
        .orElseGet(() -> written(text, declaration.type()));
  }

  private DefaultValue converted(TypeElement converter, String text) {
    var plain = declaration.language().arguments(converter.asType(), Converter.class);
    if (plain.size() != 2 || !declaration.language().isSame(plain.getLast(), declaration.type())) {
      throw new CompileErrorException(
          CompileError.DEFAULT_NEEDS_CONSTANT, UnsupportedType.sourceName(declaration.type()));
    }
    var code = written(text, plain.getFirst()).code();
    var own = CodeBlock.of("new $T().read($L)", ClassName.get(converter), code);
    return new DefaultValue(own, Optional.empty());
  }

  private static DefaultValue written(String text, TypeMirror type) {
    if (AttributeTypeReader.isEnum(type)) {
      return choice(text, type);
    }
    var scalar = Scalar.of(type).filter(one -> one != Scalar.ANY);
    if (scalar.isEmpty()) {
      throw new CompileErrorException(
          CompileError.DEFAULT_NEEDS_CONSTANT, UnsupportedType.sourceName(type));
    }
    try {
      var value = scalar.get().read(text);
      return new DefaultValue(scalar.get().literal(value), Optional.of(value));
    } catch (CtyException e) {
      throw new CompileErrorException(
          CompileError.DEFAULT_TEXT, text, scalar.get().word(), e.reason());
    }
  }

  private static DefaultValue choice(String text, TypeMirror type) {
    var constant = EnumConstants.of(type).get(text);
    if (constant == null) {
      var reason = "must be one of " + EnumConstants.listed(type);
      throw new CompileErrorException(
          CompileError.DEFAULT_TEXT, text, UnsupportedType.sourceName(type), reason);
    }
    return new DefaultValue(CodeBlock.of("$T.$L", TypeName.get(type), constant), Optional.empty());
  }

  private CodeBlock constant(String name, DeclaringClass holder) {
    var found = constants(holder, name).findFirst();
    if (found.isEmpty()) {
      var names = constants(holder).map(one -> one.getSimpleName().toString()).toList();
      throw new CompileErrorException(
          CompileError.DEFAULT_CONSTANT,
          holder.simpleName(),
          name,
          holder.visibility(),
          TerraformNames.hint(name, names));
    }
    var type = type(found.get());
    if (!declaration.language().fits(type, declaration.type())) {
      throw new CompileErrorException(
          CompileError.DEFAULT_CONSTANT_TYPE,
          name,
          UnsupportedType.sourceName(type),
          UnsupportedType.sourceName(declaration.type()));
    }
    var call = found.get().getKind() == ElementKind.METHOD ? "()" : "";
    return CodeBlock.of("$T.$L$L", holder.name(), name, call);
  }

  private static Stream<? extends Element> constants(DeclaringClass holder, String name) {
    return constants(holder).filter(one -> one.getSimpleName().contentEquals(name));
  }

  private static Stream<? extends Element> constants(DeclaringClass holder) {
    return holder.type().getEnclosedElements().stream()
        .filter(one -> one.getModifiers().contains(Modifier.STATIC))
        .filter(holder::shows)
        .filter(one ->
            one.getKind() == ElementKind.FIELD
                || (one instanceof ExecutableElement method
                    && LanguageModel.isCallable(method)
                    && method.getParameters().isEmpty()));
  }

  private static TypeMirror type(Element constant) {
    return constant instanceof ExecutableElement method
        ? method.getReturnType()
        : constant.asType();
  }
}
