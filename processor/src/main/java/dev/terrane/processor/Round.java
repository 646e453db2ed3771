package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.misuse.Unwritable;
import dev.terrane.processor.read.Reading;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.source.Names;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/// What a round of the compiler brings.
///
/// @param types the types that it brings, also those inside others
/// @param generated the classes that are generated so far, in all rounds
/// @param language what the compiler knows
/// @param report where errors go
record Round(Set<TypeElement> types, Set<String> generated, Language language, Report report) {
  /// An annotated record that a class can be generated for.
  ///
  /// @param record the record
  /// @param mark its annotation
  /// @param model the class
  /// @param reading reads it
  record Declared(TypeElement record, Mark mark, ClassName model, Reading reading) {
    boolean isPublic() {
      return Language.isPublic(record);
    }

    /// One element alone, so that builds can tell which file has to be made anew.
    List<Element> origins() {
      return List.of(record);
    }
  }

  Stream<TypeElement> annotated(Class<? extends Annotation> kind) {
    return types.stream().filter(type -> Marks.of(type).has(kind));
  }

  /// Reads each record of a kind that can be used; what cannot is told.
  <T> List<T> records(
      Class<? extends Annotation> kind, boolean shared, BiFunction<Declared, Mark, T> read) {
    var all = new ArrayList<T>();
    for (var type : annotated(kind).toList()) {
      var mark = Marks.of(type).find(kind).orElseThrow();
      Reading.usable(language, report, type, "@" + kind.getSimpleName())
          .map(record -> declared(record, mark, shared))
          .filter(this::isFree)
          .flatMap(one -> written(() -> read.apply(one, mark)))
          .ifPresent(all::add);
    }
    return all;
  }

  private static <T> Optional<T> written(Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (Unwritable _) {
      return Optional.empty();
    }
  }

  private Declared declared(TypeElement record, Mark mark, boolean shared) {
    var model = Language.beside(record, "Model");
    return new Declared(record, mark, model, new Reading(language, report, model, shared));
  }

  private boolean isFree(Declared one) {
    return isFree(one.model(), one.record());
  }

  /// Whether no other class has the name of one that is to be generated.
  boolean isFree(ClassName wanted, Element place) {
    var name = wanted.canonicalName();
    if (types.stream().anyMatch(type -> type.getQualifiedName().contentEquals(name))) {
      report.error(place, Misuse.MODEL_NAME_TAKEN, wanted.simpleName());
      return false;
    }
    if (!generated.add(name)) {
      report.error(place, Misuse.TWO_KINDS, wanted.simpleName());
      return false;
    }
    return true;
  }

  /// The name of a part, checked.
  String partName(Declared one) {
    var name = one.mark().text("value");
    if (!Names.isPartName(name)) {
      report.error(one.record(), Misuse.PART_NAME, name);
    }
    return name;
  }
}
