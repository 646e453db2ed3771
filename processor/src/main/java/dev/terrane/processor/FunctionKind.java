package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.emit.FunctionsFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.DeclarationReader;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.ProviderFunction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/// Reads the classes with `@ProviderFunction` methods.
final class FunctionKind implements Kind<Declaration.Functions> {
  @Override
  public List<Declaration.Functions> read(ProcessingRound round) {
    return round.types().stream().flatMap(type -> functions(round, type).stream()).toList();
  }

  @Override
  public JavaFile write(Declaration.Functions declaration) {
    return new FunctionsFile(declaration).write();
  }

  private static Optional<Declaration.Functions> functions(
      ProcessingRound round, TypeElement holder) {
    var methods =
        ElementFilter.methodsIn(holder.getEnclosedElements()).stream()
            .filter(method -> Annotations.of(method).has(ProviderFunction.class))
            .toList();
    var type = LanguageModel.beside(holder, "Functions");
    if (methods.isEmpty() || !isUsable(round, holder) || !round.isFree(type, holder)) {
      return Optional.empty();
    }
    return Optional.of(
        new Declaration.Functions(
            ClassName.get(holder),
            type,
            functions(
                round,
                methods,
                new DeclarationReader(round.language(), round.report(), type, false)),
            LanguageModel.isPublic(holder),
            List.of(holder)));
  }

  private static boolean isUsable(ProcessingRound round, TypeElement holder) {
    var usable = LanguageModel.isVisible(holder);
    if (!usable) {
      round.report().error(holder, CompileError.FUNCTION_HOLDER, holder.getSimpleName());
    }
    return usable;
  }

  private static List<Declaration.Function> functions(
      ProcessingRound round, List<ExecutableElement> methods, DeclarationReader reading) {
    var names = new HashSet<String>();
    var all = new ArrayList<Declaration.Function>();
    for (var method : methods) {
      var annotation = Annotations.of(method).find(ProviderFunction.class).orElseThrow();
      if (names.add(annotation.text("value"))) {
        reading.function(method, annotation).ifPresent(all::add);
      } else {
        twice(round, method, annotation);
      }
    }
    return all;
  }

  private static void twice(
      ProcessingRound round, ExecutableElement method, AppliedAnnotation annotation) {
    var holder = LanguageModel.owner(method).getSimpleName();
    round.report().error(method, CompileError.FUNCTION_TWICE, holder, annotation.text("value"));
  }
}
