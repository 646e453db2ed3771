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

/// An annotation as it stands in a source or a class file.
public final class Mark {
  private final AnnotationMirror mirror;

  public Mark(AnnotationMirror mirror) {
    this.mirror = mirror;
  }

  public TypeElement type() {
    return (TypeElement) mirror.getAnnotationType().asElement();
  }

  /// {@return its fully qualified name}
  public String name() {
    return type().getQualifiedName().toString();
  }

  /// {@return how the author wrote its name: `@Pattern`}
  public String spelled() {
    return "@" + type().getSimpleName();
  }

  public boolean isGiven(String element) {
    return given(element).isPresent();
  }

  public boolean has(String element) {
    return value(element).isPresent();
  }

  /// {@return how a value is told to people}
  public String spelledValue(String element) {
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

  /// {@return a text; empty when the compiler could not read it}
  public String text(String element) {
    return value(element)
        .flatMap(value -> value instanceof String text ? Optional.of(text) : Optional.empty())
        .orElse("");
  }

  public boolean flag(String element) {
    return value(element).filter(Boolean.TRUE::equals).isPresent();
  }

  /// {@return a number}
  public long number(String element) {
    return value(element)
        .flatMap(value -> value instanceof Number number ? Optional.of(number) : Optional.empty())
        .map(Number::longValue)
        .orElse(0L);
  }

  public List<String> texts(String element) {
    return list(element)
        .flatMap(one -> one instanceof String text ? Stream.of(text) : Stream.of())
        .toList();
  }

  /// {@return the names of enum constants}
  public List<String> constants(String element) {
    return list(element)
        .flatMap(one -> one instanceof VariableElement constant ? Stream.of(constant) : Stream.of())
        .map(constant -> constant.getSimpleName().toString())
        .toList();
  }

  public Optional<TypeMirror> type(String element) {
    return value(element)
        .flatMap(value -> value instanceof TypeMirror type ? Optional.of(type) : Optional.empty());
  }

  /// {@return whether it names a class that the compiler does not know yet}
  public boolean isIncomplete() {
    return mirror.getElementValues().entrySet().stream()
        .filter(entry -> Language.is(entry.getKey().getReturnType(), Class.class))
        .map(entry -> entry.getValue().getValue())
        .anyMatch(value -> !(value instanceof TypeMirror type) || Language.isBroken(type));
  }

  public List<TypeMirror> types(String element) {
    return list(element)
        .flatMap(one -> one instanceof TypeMirror type ? Stream.of(type) : Stream.of())
        .toList();
  }

  /// {@return the annotations inside a container}
  public List<Mark> marks(String element) {
    return list(element)
        .flatMap(one -> one instanceof AnnotationMirror inner ? Stream.of(inner) : Stream.of())
        .map(Mark::new)
        .toList();
  }

  private Stream<Object> list(String element) {
    return value(element).stream()
        .flatMap(value -> value instanceof List<?> all ? all.stream() : Stream.of())
        .map(one -> ((AnnotationValue) one).getValue());
  }

  @Override
  public String toString() {
    return mirror.toString();
  }
}
