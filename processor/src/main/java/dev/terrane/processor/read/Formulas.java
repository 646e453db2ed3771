package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.model.Words;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.source.Names;
import dev.terrane.processor.type.Unsupported;
import dev.terrane.provider.attribute.WriteOnly;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// Reads the methods of a record that make or judge values: formulas and predicates.
final class Formulas {
  private final Subject subject;
  private final TypeElement record;

  Formulas(Subject subject) {
    this.subject = subject;
    this.record = subject.record();
  }

  /// The formula of a derived component.
  Source read() {
    var name = subject.name();
    var methods = methods(name);
    if (methods.size() != 1) {
      throw new Misused(Misuse.DERIVED_METHOD, name, name, record.getSimpleName());
    }
    var method = methods.getFirst();
    if (!Language.isCallable(method)) {
      throw new Misused(Misuse.DERIVED_METHOD_HIDDEN, name);
    }
    result(method);
    var from = new ArrayList<String>();
    for (var parameter : method.getParameters()) {
      from.add(source(parameter));
    }
    return new Source.Derived(name, from);
  }

  /// The accessor has the same name, but no parameter and no `static`.
  private List<ExecutableElement> methods(String name) {
    var statics = Language.staticMethods(record, name);
    return statics.isEmpty()
        ? Language.methods(record, name).stream()
            .filter(method -> !method.getParameters().isEmpty())
            .toList()
        : statics;
  }

  private void result(ExecutableElement method) {
    var type = method.getReturnType();
    var name = subject.name();
    if (!subject.language().fits(type, subject.type())) {
      throw new Misused(
          Misuse.DERIVED_RESULT,
          name,
          Unsupported.spelled(type),
          Unsupported.spelled(subject.type()));
    }
    var nullable = Marks.isNullable(type) || Marks.of(method).isNullable();
    if (nullable && !subject.nullable()) {
      throw new Misused(Misuse.DERIVED_RESULT_NULLABLE, name);
    }
    for (var thrown : method.getThrownTypes()) {
      if (!subject.language().isUnchecked(thrown)) {
        throw new Misused(Misuse.DERIVED_THROWS, name, Unsupported.spelled(thrown));
      }
    }
  }

  private String source(VariableElement parameter) {
    var name = parameter.getSimpleName().toString();
    if (name.equals(subject.name())) {
      throw new Misused(Misuse.NAMES_ITSELF, name, "its method");
    }
    var component =
        Language.component(record, name)
            .orElseThrow(() ->
                new Misused(
                    Misuse.NO_SUCH_COMPONENT,
                    record.getSimpleName(),
                    name,
                    Names.hint(name, Language.componentNames(record))));
    check(parameter, component);
    return name;
  }

  private void check(VariableElement parameter, RecordComponentElement component) {
    var name = parameter.getSimpleName();
    var marks = Marks.of(component);
    var wanted = component.asType();
    if (!subject.language().fits(wanted, parameter.asType())) {
      throw new Misused(
          Misuse.DERIVED_PARAMETER,
          name,
          Unsupported.spelled(parameter.asType()),
          Unsupported.spelled(wanted));
    }
    if (marks.has(WriteOnly.class)) {
      throw new Misused(Misuse.DERIVED_FROM_WRITE_ONLY, name);
    }
    if (marks.isNullable() && !takesNull(parameter)) {
      throw new Misused(Misuse.DERIVED_PARAMETER_NULLABLE, name);
    }
  }

  /// The predicate that says whether a change needs another object.
  Words.Replace predicate(String name) {
    var found =
        Language.staticMethods(record, name).stream()
            .filter(Language::isCallable)
            .filter(method -> method.getReturnType().getKind() == TypeKind.BOOLEAN)
            .filter(this::comparesTwo)
            .findFirst();
    if (found.isEmpty()) {
      var type = Unsupported.spelled(subject.type());
      var names =
          Language.staticMethods(record).stream()
              .map(method -> method.getSimpleName().toString())
              .toList();
      throw new Misused(Misuse.REPLACE_PREDICATE, name, type, type, Names.hint(name, names));
    }
    var parameters = found.get().getParameters();
    return new Words.Replace.When(
        name, takesNull(parameters.getFirst()), takesNull(parameters.getLast()));
  }

  private static boolean takesNull(VariableElement parameter) {
    return Marks.isNullable(parameter.asType()) || Marks.of(parameter).isNullable();
  }

  private boolean comparesTwo(ExecutableElement method) {
    return method.getParameters().size() == 2
        && method.getThrownTypes().stream().allMatch(subject.language()::isUnchecked)
        && method.getParameters().stream().map(VariableElement::asType).allMatch(this::takesValue);
  }

  private boolean takesValue(TypeMirror parameter) {
    return subject.language().fits(subject.type(), parameter);
  }
}
