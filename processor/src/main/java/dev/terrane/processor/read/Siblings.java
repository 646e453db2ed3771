package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Names;
import java.util.ArrayList;
import java.util.List;

/// Components that an annotation of another one names.
final class Siblings {
  private final Subject subject;

  Siblings(Subject subject) {
    this.subject = subject;
  }

  /// The names that there are; the others are told.
  List<String> checked(Mark mark, String element) {
    var names = Language.componentNames(subject.record());
    var good = new ArrayList<String>();
    for (var name : mark.texts(element)) {
      if (name.equals(subject.name())) {
        subject.report().error(subject.place(), Misuse.NAMES_ITSELF, name, mark.spelled());
      } else if (names.contains(name)) {
        good.add(name);
      } else {
        subject
            .report()
            .error(
                subject.place(),
                Misuse.NO_SUCH_COMPONENT,
                subject.record().getSimpleName(),
                name,
                Names.hint(name, names));
      }
    }
    return good;
  }
}
