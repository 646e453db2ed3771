package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.terrane.cty.CtyException;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.source.Holder;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Names;
import dev.terrane.processor.type.Choices;
import dev.terrane.processor.type.Scalar;
import dev.terrane.processor.type.TypeReader;
import dev.terrane.processor.type.Unsupported;
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

/// Reads what an argument is that nobody writes.
final class Defaults {
  private static final List<String> STATIC = List.of("value", "constant");

  private final Subject subject;

  Defaults(Subject subject) {
    this.subject = subject;
  }

  Source read(Mark mark) {
    var given = STATIC.stream().filter(mark::isGiven).count();
    if (given > 1 || (given == 0 && !mark.isGiven("env"))) {
      throw new Misused(Misuse.DEFAULT_ELEMENTS);
    }
    if (mark.isGiven("in") && !mark.isGiven("constant")) {
      throw new Misused(Misuse.IN_ALONE, "constant", "constant");
    }
    if (mark.isGiven("env")) {
      checkEnvironment(mark.texts("env"));
      var fallback = given == 0 ? Optional.<CodeBlock>empty() : Optional.of(fallback(mark));
      return new Source.Environment(mark.texts("env"), fallback);
    }
    return new Source.Defaulted(fallback(mark));
  }

  private CodeBlock fallback(Mark mark) {
    if (subject.nullable() && !Language.is(subject.component().asType(), Value.class)) {
      throw new Misused(Misuse.DEFAULT_AND_NULLABLE);
    }
    return mark.isGiven("constant")
        ? constant(mark.text("constant"), subject.holder(mark))
        : written(mark.text("value")).code();
  }

  private void checkEnvironment(List<String> variables) {
    var context = subject.context();
    var shared = context.family() == Family.SHARED;
    if ((context.family() != Family.PROVIDER && !shared) || context.inside()) {
      throw new Misused(Misuse.ENVIRONMENT_OUTSIDE);
    }
    if (variables.isEmpty()) {
      throw new Misused(Misuse.DEFAULT_ELEMENTS);
    }
    var type = subject.type();
    var scalar = Scalar.of(type).filter(one -> one != Scalar.ANY).isPresent();
    if (!scalar && !TypeReader.isEnum(type) && !subject.marks().has(ConvertedBy.class)) {
      throw new Misused(Misuse.ENVIRONMENT_TYPE, Unsupported.spelled(type));
    }
  }

  /// A default as an expression, and as a value where that can be known now.
  ///
  /// @param code the expression
  /// @param value the value
  record Written(CodeBlock code, Optional<Object> value) {}

  /// What a default's text stands for.
  Written written(String text) {
    return subject
        .marks()
        .find(ConvertedBy.class)
        .flatMap(mark -> mark.type("value"))
        .flatMap(Language::declared)
        .map(converter -> converted(converter, text))
        .orElseGet(() -> written(text, subject.type()));
  }

  private Written converted(TypeElement converter, String text) {
    var plain = subject.language().arguments(converter.asType(), Converter.class);
    if (plain.size() != 2 || !subject.language().isSame(plain.getLast(), subject.type())) {
      throw new Misused(Misuse.DEFAULT_NEEDS_CONSTANT, Unsupported.spelled(subject.type()));
    }
    var code = written(text, plain.getFirst()).code();
    var own = CodeBlock.of("new $T().read($L)", ClassName.get(converter), code);
    return new Written(own, Optional.empty());
  }

  private static Written written(String text, TypeMirror type) {
    if (TypeReader.isEnum(type)) {
      return choice(text, type);
    }
    var scalar = Scalar.of(type).filter(one -> one != Scalar.ANY);
    if (scalar.isEmpty()) {
      throw new Misused(Misuse.DEFAULT_NEEDS_CONSTANT, Unsupported.spelled(type));
    }
    try {
      var value = scalar.get().read(text);
      return new Written(scalar.get().literal(value), Optional.of(value));
    } catch (CtyException e) {
      throw new Misused(Misuse.DEFAULT_TEXT, text, scalar.get().word(), e.reason());
    }
  }

  private static Written choice(String text, TypeMirror type) {
    var constant = Choices.of(type).get(text);
    if (constant == null) {
      var reason = "must be one of " + Choices.listed(type);
      throw new Misused(Misuse.DEFAULT_TEXT, text, Unsupported.spelled(type), reason);
    }
    return new Written(CodeBlock.of("$T.$L", TypeName.get(type), constant), Optional.empty());
  }

  private CodeBlock constant(String name, Holder holder) {
    var found = constants(holder, name).findFirst();
    if (found.isEmpty()) {
      var names = constants(holder).map(one -> one.getSimpleName().toString()).toList();
      throw new Misused(
          Misuse.DEFAULT_CONSTANT,
          holder.simpleName(),
          name,
          holder.visibility(),
          Names.hint(name, names));
    }
    var type = type(found.get());
    if (!subject.language().fits(type, subject.type())) {
      throw new Misused(
          Misuse.DEFAULT_CONSTANT_TYPE,
          name,
          Unsupported.spelled(type),
          Unsupported.spelled(subject.type()));
    }
    var call = found.get().getKind() == ElementKind.METHOD ? "()" : "";
    return CodeBlock.of("$T.$L$L", holder.name(), name, call);
  }

  private static Stream<? extends Element> constants(Holder holder, String name) {
    return constants(holder).filter(one -> one.getSimpleName().contentEquals(name));
  }

  private static Stream<? extends Element> constants(Holder holder) {
    return holder.type().getEnclosedElements().stream()
        .filter(one -> one.getModifiers().contains(Modifier.STATIC))
        .filter(holder::shows)
        .filter(one ->
            one.getKind() == ElementKind.FIELD
                || (one instanceof ExecutableElement method
                    && Language.isCallable(method)
                    && method.getParameters().isEmpty()));
  }

  private static TypeMirror type(Element constant) {
    return constant instanceof ExecutableElement method
        ? method.getReturnType()
        : constant.asType();
  }
}
