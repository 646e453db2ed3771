package dev.terrane.processor.source;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/// An annotation as it is applied in a source or class file, with typed access to its elements.
public final class AppliedAnnotation {
  private final AnnotationMirror mirror;

  public AppliedAnnotation(AnnotationMirror mirror) {
    this.mirror = mirror;
  }

  public TypeElement type() {
    return (TypeElement) mirror.getAnnotationType().asElement();
  }

  /// {@return its fully qualified name}
  public String name() {
    return type().getQualifiedName().toString();
  }

  /// {@return its name as in source code: `@Pattern`}
  public String sourceText() {
    return "@" + type().getSimpleName();
  }

  public boolean isGiven(String element) {
    return given(element).isPresent();
  }

  public boolean has(String element) {
    return value(element).isPresent();
  }

  /// {@return a value as it appears in messages}
  public String sourceValue(String element) {
    return value(element).map(Object::toString).orElse("");
  }

  private Optional<? extends AnnotationValue> given(String element) {
    return mirror.getElementValues().entrySet().stream()
        .filter(entry -> entry.getKey().getSimpleName().contentEquals(element))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /// The value that is given, else its default.
  private Optional<Object> value(String element) {
    Optional<? extends AnnotationValue> given = given(element);
    if (given.isPresent()) {
      return given.map(AnnotationValue::getValue);
    }
    return type().getEnclosedElements().stream()
        .filter(member -> member.getSimpleName().contentEquals(element))
        .flatMap(member -> member instanceof ExecutableElement one ? Stream.of(one) : Stream.of())
        .flatMap(member -> Stream.ofNullable(member.getDefaultValue()))
        .map(AnnotationValue::getValue)
        .findFirst();
  }

  /// {@return the value of a string element; empty if the compiler could not read it}
  public String text(String element) {
    return value(element, String.class).orElse("");
  }

  public boolean flag(String element) {
    return value(element).filter(Boolean.TRUE::equals).isPresent();
  }

  /// {@return the value of a number element}
  public long number(String element) {
    return value(element, Number.class).map(Number::longValue).orElse(0L);
  }

  public List<String> texts(String element) {
    return values(element, String.class).toList();
  }

  /// {@return the names of enum constants}
  public List<String> constants(String element) {
    return values(element, VariableElement.class)
        .map(constant -> constant.getSimpleName().toString())
        .toList();
  }

  public Optional<TypeMirror> type(String element) {
    return value(element, TypeMirror.class);
  }

  /// {@return whether it refers to a class that does not exist yet}
  public boolean isIncomplete() {
    return mirror.getElementValues().entrySet().stream()
        .filter(entry -> LanguageModel.is(entry.getKey().getReturnType(), Class.class))
        .map(entry -> entry.getValue().getValue())
        .anyMatch(value -> !(value instanceof TypeMirror type) || LanguageModel.isBroken(type));
  }

  public List<TypeMirror> types(String element) {
    return values(element, TypeMirror.class).toList();
  }

  /// {@return the annotations inside a container}
  public List<AppliedAnnotation> annotations(String element) {
    return values(element, AnnotationMirror.class).map(AppliedAnnotation::new).toList();
  }

  /// A value, if it has a type.
  private <T> Optional<T> value(String element, Class<T> type) {
    return value(element).filter(type::isInstance).map(type::cast);
  }

  /// The values of an array, or a single value, of a type. The compiler uses values of other types
  /// for those that it cannot read.
  private <T> Stream<T> values(String element, Class<T> type) {
    return value(element).stream()
        .flatMap(value ->
            value instanceof List<?> all
                ? all.stream().map(one -> ((AnnotationValue) one).getValue())
                : Stream.of(value))
        .filter(type::isInstance)
        .map(type::cast);
  }

  @Override
  public String toString() {
    return mirror.toString();
  }
}
