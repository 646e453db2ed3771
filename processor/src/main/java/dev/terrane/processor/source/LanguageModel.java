package dev.terrane.processor.source;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/// Queries on the types and elements of the compiler.
public final class LanguageModel {
  private final Elements elements;
  private final Types types;

  /// Creates the queries of a compiler.
  ///
  /// @param elements the compiler's elements
  /// @param types the compiler's types
  public LanguageModel(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  public Elements elements() {
    return elements;
  }

  /// A class by its name.
  ///
  /// @param name fully qualified
  /// @return the class, if it exists
  public Optional<TypeElement> find(String name) {
    return Optional.ofNullable(elements.getTypeElement(name));
  }

  /// {@return the class of a type, if it has one}
  public static Optional<TypeElement> declared(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? Optional.of((TypeElement) ((DeclaredType) type).asElement())
        : Optional.empty();
  }

  /// {@return whether a type is a given class}
  public static boolean is(TypeMirror type, Class<?> kind) {
    return declared(type)
        .filter(one -> one.getQualifiedName().contentEquals(kind.getCanonicalName()))
        .isPresent();
  }

  public static List<? extends TypeMirror> arguments(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? ((DeclaredType) type).getTypeArguments()
        : List.of();
  }

  /// {@return whether it is a record}
  public static boolean isRecord(Element element) {
    return element.getKind() == ElementKind.RECORD;
  }

  /// {@return whether a component of the record or of a nested one refers to a class that does not
  /// exist yet, by type or annotation}
  public boolean isIncomplete(TypeElement type) {
    return type.getRecordComponents().stream().anyMatch(LanguageModel::isIncomplete)
        || ElementFilter.typesIn(type.getEnclosedElements()).stream().anyMatch(this::isIncomplete);
  }

  private static boolean isIncomplete(RecordComponentElement component) {
    return isBroken(component.asType())
        || Annotations.of(component).all().stream().anyMatch(AppliedAnnotation::isIncomplete);
  }

  public static boolean isBroken(TypeMirror type) {
    return type.getKind() == TypeKind.ERROR
        || arguments(type).stream().anyMatch(LanguageModel::isBroken);
  }

  /// {@return whether generated code of the same package can access it}
  public static boolean isVisible(Element element) {
    return enclosing(element).noneMatch(one -> one.getModifiers().contains(Modifier.PRIVATE));
  }

  /// {@return the first class in a type or its type arguments that generated code cannot access}
  public static Optional<TypeElement> hidden(TypeMirror type) {
    return declared(type)
        .filter(one -> !isVisible(one))
        .or(() -> arguments(type).stream().flatMap(one -> hidden(one).stream()).findFirst());
  }

  /// {@return whether it is public, with its enclosing types}
  public static boolean isPublic(Element element) {
    return enclosing(element).allMatch(one -> one.getModifiers().contains(Modifier.PUBLIC));
  }

  /// The element and its enclosing types.
  private static Stream<Element> enclosing(Element element) {
    return Stream.<@Nullable Element>iterate(
            element, LanguageModel::isInType, one -> one == null ? null : one.getEnclosingElement())
        .flatMap(Stream::ofNullable);
  }

  private static boolean isInType(@Nullable Element element) {
    return element != null && element.getKind() != ElementKind.PACKAGE;
  }

  public boolean isSamePackage(Element one, Element other) {
    return elements.getPackageOf(one).equals(elements.getPackageOf(other));
  }

  public static TypeElement outermost(TypeElement type) {
    return type.getEnclosingElement() instanceof TypeElement outer ? outermost(outer) : type;
  }

  /// {@return the class that declares a member}
  public static TypeElement owner(Element member) {
    return (TypeElement) Objects.requireNonNull(member.getEnclosingElement(), "owner");
  }

  /// {@return the name of a generated class in the same package: `Outer.Note` becomes
  /// `OuterNoteModel`}
  public static ClassName beside(TypeElement type, String suffix) {
    var name = ClassName.get(type);
    return ClassName.get(name.packageName(), String.join("", name.simpleNames()) + suffix);
  }

  public static Optional<RecordComponentElement> component(TypeElement record, String name) {
    return record.getRecordComponents().stream()
        .filter(component -> component.getSimpleName().contentEquals(name))
        .findFirst()
        .map(component -> component);
  }

  public static List<String> componentNames(TypeElement record) {
    return record.getRecordComponents().stream()
        .map(component -> component.getSimpleName().toString())
        .toList();
  }

  public static List<ExecutableElement> methods(TypeElement type, String name) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .toList();
  }

  public static List<ExecutableElement> staticMethods(TypeElement type) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .toList();
  }

  public static List<ExecutableElement> staticMethods(TypeElement type, String name) {
    return staticMethods(type).stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .toList();
  }

  public static boolean isCallable(ExecutableElement method) {
    return method.getModifiers().contains(Modifier.STATIC)
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && method.getTypeParameters().isEmpty();
  }

  /// {@return whether a value of one type can be assigned to another, boxed or unboxed}
  public boolean fits(TypeMirror from, TypeMirror to) {
    return types.isAssignable(from, to);
  }

  public boolean isSame(TypeMirror one, TypeMirror other) {
    return types.isSameType(boxed(one), boxed(other));
  }

  public TypeMirror boxed(TypeMirror type) {
    return type.getKind().isPrimitive()
        ? types.boxedClass(types.getPrimitiveType(type.getKind())).asType()
        : type;
  }

  public boolean isUnchecked(TypeMirror exception) {
    return Stream.of(RuntimeException.class, Error.class)
        .flatMap(kind -> find(kind.getCanonicalName()).stream())
        .anyMatch(kind -> types.isSubtype(exception, kind.asType()));
  }

  /// The type arguments with which a class implements an interface.
  ///
  /// @param type the class
  /// @param kind the interface
  /// @return its type arguments; empty when the class does not implement it, or raw
  public List<? extends TypeMirror> arguments(TypeMirror type, Class<?> kind) {
    if (is(type, kind)) {
      return arguments(type);
    }
    return types.directSupertypes(type).stream()
        .map(one -> arguments(one, kind))
        .filter(found -> !found.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /// {@return whether it implements an interface with any type arguments}
  public boolean implementsRaw(TypeMirror type, Class<?> kind) {
    return is(type, kind)
        || types.directSupertypes(type).stream().anyMatch(one -> implementsRaw(one, kind));
  }

  /// {@return whether a service loader can create an instance}
  public static boolean isService(TypeElement type) {
    return isInstantiable(type)
        && isPublic(type)
        && constructors(type).anyMatch(one -> one.getModifiers().contains(Modifier.PUBLIC));
  }

  /// {@return whether generated code can create an instance without parameters}
  public static boolean isConstructible(TypeElement type) {
    return isInstantiable(type)
        && isVisible(type)
        && constructors(type).anyMatch(one -> !one.getModifiers().contains(Modifier.PRIVATE));
  }

  private static boolean isInstantiable(TypeElement type) {
    return type.getKind() == ElementKind.CLASS
        && !type.getModifiers().contains(Modifier.ABSTRACT)
        && (type.getNestingKind() == NestingKind.TOP_LEVEL
            || type.getModifiers().contains(Modifier.STATIC));
  }

  /// The constructors without parameters.
  private static Stream<ExecutableElement> constructors(TypeElement type) {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(one -> one.getParameters().isEmpty());
  }
}
