package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Planned;
import java.util.List;
import java.util.function.Supplier;

/// Reads where the value of an attribute comes from.
final class SourceReader {
  private final Subject subject;
  private final Marks marks;

  SourceReader(Subject subject) {
    this.subject = subject;
    this.marks = subject.marks();
  }

  Source read() {
    if (subject.context().computed()) {
      return new Source.Computed(false, List.of());
    }
    var derived = marks.find(Derived.class);
    if (derived.isPresent()) {
      return derived(derived.get());
    }
    return marks.find(Computed.class).map(this::computed).orElseGet(this::argument);
  }

  /// A class file may have lost the names of parameters. Then the record's own model knows them.
  private Source derived(Mark mark) {
    return subject.report().isQuiet()
        ? new Source.Derived(ClassName.get(subject.record()), subject.name(), List.of())
        : attempt(mark, () -> new Formulas(subject, subject.holder(mark)).read());
  }

  private Source argument() {
    if (marks.has(Planned.class)) {
      return new Source.Computed(false, List.of());
    }
    return marks
        .find(Default.class)
        .map(mark -> attempt(mark, () -> new Defaults(subject).read(mark)))
        .orElseGet(this::plain);
  }

  /// A class that there is not is told by the compiler alone.
  private Source attempt(Mark mark, Supplier<Source> reading) {
    if (mark.isIncomplete()) {
      return plain();
    }
    return subject.report().attempt(subject.place(), reading, this::plain);
  }

  private Source plain() {
    return subject.nullable() ? new Source.Optional() : new Source.Required();
  }

  private Source computed(Mark mark) {
    var changesWith = new Siblings(subject).checked(mark, "changesWith");
    var stable = mark.flag("stable");
    if (stable && !changesWith.isEmpty()) {
      subject.report().error(subject.place(), Misuse.STABLE_AND_CHANGES);
    }
    if (marks.has(Planned.class) && (stable || !changesWith.isEmpty())) {
      subject.report().error(subject.place(), Misuse.PLANNED_AND_CHANGES);
    }
    return mark.flag("orSet")
        ? new Source.OrSet(changesWith)
        : new Source.Computed(stable, changesWith);
  }
}
