package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.read.Reading;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.provider.ProviderFunction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/// Classes with methods that have `@ProviderFunction`.
final class FunctionKind implements Kind {
  @Override
  public List<Unit> read(Round round) {
    return round.types().stream().flatMap(type -> functions(round, type).stream()).toList();
  }

  private static Optional<Unit> functions(Round round, TypeElement holder) {
    var methods =
        ElementFilter.methodsIn(holder.getEnclosedElements()).stream()
            .filter(method -> Marks.of(method).has(ProviderFunction.class))
            .toList();
    var type = Language.beside(holder, "Functions");
    if (methods.isEmpty() || !isUsable(round, holder) || !round.isFree(type, holder)) {
      return Optional.empty();
    }
    return Optional.of(
        new Unit.Functions(
            ClassName.get(holder),
            type,
            functions(round, methods, new Reading(round.language(), round.report(), type, false)),
            Language.isPublic(holder),
            List.of(holder)));
  }

  private static boolean isUsable(Round round, TypeElement holder) {
    var usable = Language.isVisible(holder);
    if (!usable) {
      round.report().error(holder, Misuse.FUNCTION_HOLDER, holder.getSimpleName());
    }
    return usable;
  }

  private static List<Unit.Function> functions(
      Round round, List<ExecutableElement> methods, Reading reading) {
    var names = new HashSet<String>();
    var all = new ArrayList<Unit.Function>();
    for (var method : methods) {
      var mark = Marks.of(method).find(ProviderFunction.class).orElseThrow();
      if (names.add(mark.text("value"))) {
        reading.function(method, mark).ifPresent(all::add);
      } else {
        twice(round, method, mark);
      }
    }
    return all;
  }

  private static void twice(Round round, ExecutableElement method, Mark mark) {
    var holder = Language.owner(method).getSimpleName();
    round.report().error(method, Misuse.FUNCTION_TWICE, holder, mark.text("value"));
  }
}
