package dev.terrane.processor.source;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.TypeMirror;

/// The annotations of one element or one use of a type. Immutable.
public final class Marks {
  private final List<Mark> all;

  private Marks(List<Mark> all) {
    this.all = List.copyOf(all);
  }

  /// Of an element.
  ///
  /// @param construct an element or a type
  /// @return its annotations
  public static Marks of(AnnotatedConstruct construct) {
    return of(List.of(construct));
  }

  /// Of a component. Compilers put an annotation wherever its targets allow: on the component, its
  /// field, its accessor, or the use of the type.
  public static Marks of(RecordComponentElement component) {
    var places = new ArrayList<AnnotatedConstruct>(List.of(component, component.asType()));
    Language.owner(component).getEnclosedElements().stream()
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

  /// Of several places, each annotation once.
  ///
  /// @param places where they may stand
  /// @return their annotations
  public static Marks of(List<? extends AnnotatedConstruct> places) {
    var found = new LinkedHashMap<String, Mark>();
    for (var place : places) {
      place.getAnnotationMirrors().stream()
          .map(Mark::new)
          .forEach(mark -> found.putIfAbsent(mark.toString(), mark));
    }
    return new Marks(List.copyOf(found.values()));
  }

  /// {@return whether one is there}
  public boolean has(Class<? extends Annotation> kind) {
    return find(kind).isPresent();
  }

  /// {@return one of them, when it is there}
  public Optional<Mark> find(Class<? extends Annotation> kind) {
    return all.stream().filter(mark -> isOf(mark, kind)).findFirst();
  }

  private static boolean isOf(Mark mark, Class<? extends Annotation> kind) {
    return mark.name().equals(kind.getCanonicalName());
  }

  /// {@return the first of some kinds that is there}
  public Optional<Mark> any(List<Class<? extends Annotation>> kinds) {
    return all.stream()
        .filter(mark -> kinds.stream().anyMatch(kind -> isOf(mark, kind)))
        .findFirst();
  }

  /// {@return these without any that is not of one of some kinds; nullness stays}
  public Marks only(List<Class<? extends Annotation>> kinds) {
    return new Marks(
        all.stream()
            .filter(mark -> isNullness(mark) || kinds.stream().anyMatch(kind -> isOf(mark, kind)))
            .toList());
  }

  public Marks without(Mark one) {
    return new Marks(all.stream().filter(mark -> mark != one).toList());
  }

  public List<Mark> all() {
    return all;
  }

  public boolean isNullable() {
    return all.stream().anyMatch(Marks::isNullness);
  }

  private static boolean isNullness(Mark mark) {
    return mark.type().getSimpleName().contentEquals("Nullable");
  }

  public static boolean isNullable(TypeMirror type) {
    return of(type).isNullable();
  }
}
