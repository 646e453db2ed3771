package dev.terrane.processor.source;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.TypeMirror;

/// The annotations of one element or one use of a type. Immutable.
public final class Annotations {
  /// The packages whose annotations have a meaning of their own.
  private static final List<String> LIBRARIES =
      List.of("java.", "javax.", "jakarta.", "org.jspecify.", "dev.terrane.provider.");

  private final List<AppliedAnnotation> all;

  private Annotations(List<AppliedAnnotation> all) {
    this.all = List.copyOf(all);
  }

  /// The annotations of an element or a type.
  ///
  /// @param construct an element or a type
  /// @return its annotations
  public static Annotations of(AnnotatedConstruct construct) {
    return of(List.of(construct));
  }

  /// The annotations of a component. Compilers put an annotation on each allowed target: the
  /// component, its field, its accessor, or the use of the type.
  public static Annotations of(RecordComponentElement component) {
    var places = new ArrayList<AnnotatedConstruct>(List.of(component, component.asType()));
    LanguageModel.owner(component).getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.FIELD)
        .filter(member -> member.getSimpleName().equals(component.getSimpleName()))
        .forEach(field -> {
          places.add(field);
          places.add(field.asType());
        });
    var accessor = component.getAccessor();
    if (accessor != null) {
      places.add(accessor);
      places.add(accessor.getReturnType());
    }
    return of(places);
  }

  /// The annotations of several elements or types, each once.
  ///
  /// @param places the elements or types
  /// @return their annotations
  public static Annotations of(List<? extends AnnotatedConstruct> places) {
    var found = new LinkedHashMap<String, AppliedAnnotation>();
    for (var place : places) {
      place.getAnnotationMirrors().stream()
          .map(AppliedAnnotation::new)
          .forEach(annotation -> add(annotation, found));
    }
    return new Annotations(List.copyOf(found.values()));
  }

  /// Adds an annotation, and those of an author's annotation type, which apply where it is used.
  private static void add(AppliedAnnotation annotation, Map<String, AppliedAnnotation> found) {
    if (found.putIfAbsent(annotation.toString(), annotation) == null
        && LIBRARIES.stream().noneMatch(annotation.name()::startsWith)) {
      annotation.type().getAnnotationMirrors().stream()
          .map(AppliedAnnotation::new)
          .filter(meta -> !meta.name().startsWith("java."))
          .forEach(meta -> add(meta, found));
    }
  }

  /// {@return whether there is an annotation of a type}
  public boolean has(Class<? extends Annotation> kind) {
    return find(kind).isPresent();
  }

  /// {@return the annotation of a type, if there is one}
  public Optional<AppliedAnnotation> find(Class<? extends Annotation> kind) {
    return all.stream().filter(annotation -> isOf(annotation, kind)).findFirst();
  }

  /// The annotations of a repeatable type.
  ///
  /// @param kind the type
  /// @param container the type of its container
  /// @return all of them
  public List<AppliedAnnotation> all(
      Class<? extends Annotation> kind, Class<? extends Annotation> container) {
    return find(container)
        .map(several -> several.annotations("value"))
        .orElseGet(() -> find(kind).stream().toList());
  }

  private static boolean isOf(AppliedAnnotation annotation, Class<? extends Annotation> kind) {
    return annotation.name().equals(kind.getCanonicalName());
  }

  /// {@return the first annotation of one of the types, if there is one}
  public Optional<AppliedAnnotation> any(List<Class<? extends Annotation>> kinds) {
    return all.stream()
        .filter(annotation -> kinds.stream().anyMatch(kind -> isOf(annotation, kind)))
        .findFirst();
  }

  /// {@return the annotations of some types, and those of nullness}
  public Annotations only(List<Class<? extends Annotation>> kinds) {
    return new Annotations(
        all.stream()
            .filter(annotation ->
                isNullness(annotation) || kinds.stream().anyMatch(kind -> isOf(annotation, kind)))
            .toList());
  }

  public Annotations without(AppliedAnnotation one) {
    return new Annotations(all.stream().filter(annotation -> annotation != one).toList());
  }

  public List<AppliedAnnotation> all() {
    return all;
  }

  public boolean isNullable() {
    return all.stream().anyMatch(Annotations::isNullness);
  }

  private static boolean isNullness(AppliedAnnotation annotation) {
    return annotation.type().getSimpleName().contentEquals("Nullable");
  }

  public static boolean isNullable(TypeMirror type) {
    return of(type).isNullable();
  }
}
