package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.provider.Former;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/// Reads all that goes into one generated class.
public final class Reading {
  private final Desk desk;
  private final Report report;
  private final Language language;

  /// Begins to read.
  ///
  /// @param language what the compiler knows
  /// @param report where errors go
  /// @param model the class that will be generated
  /// @param shared whether it is one that others refer to
  public Reading(Language language, Report report, ClassName model, boolean shared) {
    this.desk = new Desk(language, report, new Places(model, shared));
    this.report = report;
    this.language = language;
  }

  /// Whether a class can be generated for an element at all; why not is told.
  ///
  /// @param language what the compiler knows
  /// @param report where errors go
  /// @param element an annotated element
  /// @param mark the name of the annotation
  /// @return the record, when it is one that generated code can use
  public static Optional<TypeElement> usable(
      Language language, Report report, Element element, String mark) {
    if (!(element instanceof TypeElement record) || !Language.isRecord(element)) {
      report.error(element, Misuse.NOT_A_RECORD, mark, element.getSimpleName());
      return Optional.empty();
    }
    if (!Language.isVisible(record)) {
      report.error(element, Misuse.PRIVATE, record.getSimpleName());
      return Optional.empty();
    }
    if (!record.getTypeParameters().isEmpty()) {
      report.error(element, Misuse.GENERIC, record.getSimpleName());
      return Optional.empty();
    }
    return Optional.of(record);
  }

  /// The record that the class is made for.
  ///
  /// @param record the record
  /// @param family what it is
  /// @return what it says
  public AttributeRecord record(TypeElement record, Family family) {
    var replace = Marks.of(record).find(RequiresReplace.class);
    if (replace.filter(mark -> mark.isGiven("when") || mark.isGiven("in")).isPresent()) {
      report.error(record, Misuse.REPLACE_WHEN_ON_RECORD);
    }
    var context = Context.of(family);
    return new RecordReader(desk)
        .read(record, desk.places().top(), replace.isPresent() ? context.replacing() : context);
  }

  /// How an import id spells the identity.
  ///
  /// @param record the record
  /// @param read what it says
  /// @return the template
  public Optional<String> importId(TypeElement record, AttributeRecord read) {
    var ids = new ImportIds(record, read);
    return report.attempt(record, ids::read, ids::harmless);
  }

  /// The timeouts that users can set.
  ///
  /// @param record the record
  /// @param read what it says
  /// @return the timeouts, when there are any
  public Optional<Unit.TimeoutDefaults> timeouts(TypeElement record, AttributeRecord read) {
    return Marks.of(record)
        .find(Timeouts.class)
        .map(mark -> new TimeoutsReader(report, record).read(mark, read));
  }

  /// The records of earlier shapes.
  ///
  /// @param record the record
  /// @param mark its `@ManagedResource`
  /// @return the records in the order of their versions
  public List<Unit.FormerRecord> formers(TypeElement record, Mark mark) {
    var current = mark.number("version");
    var versions = new HashSet<Long>();
    var all = new TreeMap<Long, Unit.FormerRecord>();
    for (var type : mark.types("former")) {
      report.attempt(
          record,
          () -> {
            var former = former(type.toString(), Language.declared(type), current);
            if (!versions.add(former.getKey())) {
              throw new Misused(
                  Misuse.FORMER_TWICE, former.getValue().getSimpleName(), former.getKey());
            }
            all.put(former.getKey(), former(former.getKey(), former.getValue()));
          });
    }
    return new ArrayList<>(all.values());
  }

  private Map.Entry<Long, TypeElement> former(
      String name, Optional<TypeElement> type, long current) {
    var record = type.filter(Language::isRecord);
    var mark = record.flatMap(one -> Marks.of(one).find(Former.class));
    if (record.isEmpty() || mark.isEmpty()) {
      throw new Misused(Misuse.FORMER_UNMARKED, name.substring(name.lastIndexOf('.') + 1));
    }
    if (!Language.isVisible(record.get())) {
      throw new Misused(Misuse.PRIVATE, record.get().getSimpleName());
    }
    var version = mark.get().number("version");
    if (version < 0 || version >= current) {
      throw new Misused(Misuse.FORMER_VERSION, current);
    }
    return Map.entry(version, record.get());
  }

  private Unit.FormerRecord former(long version, TypeElement record) {
    var place = desk.places().inside(record, false);
    var read = new RecordReader(desk).read(record, place, Context.of(Family.FORMER));
    return new Unit.FormerRecord((int) version, read);
  }

  /// A function of a class.
  ///
  /// @param method the method
  /// @param mark its `@ProviderFunction`
  /// @return what it says, when it can be called
  public Optional<Unit.Function> function(ExecutableElement method, Mark mark) {
    return report.attempt(
        method,
        () -> Optional.of(new FunctionReader(desk).read(method, mark)),
        Optional::<Unit.Function>empty);
  }

  /// {@return what the compiler knows}
  public Language language() {
    return language;
  }
}
