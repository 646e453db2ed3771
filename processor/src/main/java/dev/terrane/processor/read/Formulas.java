package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.model.Words;
import dev.terrane.processor.source.Holder;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.source.Names;
import dev.terrane.processor.type.Unsupported;
import dev.terrane.provider.attribute.WriteOnly;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// Reads the methods of a record, or of another class, that make or judge values: formulas and
/// predicates.
final class Formulas {
  private static final Pattern UNNAMED = Pattern.compile("arg\\d+");

  private final Subject subject;
  private final TypeElement record;
  private final Holder holder;

  Formulas(Subject subject, Holder holder) {
    this.subject = subject;
    this.holder = holder;
    this.record = subject.record();
  }

  /// The formula of a derived component.
  Source read() {
    var name = subject.name();
    var methods = methods(name);
    if (methods.size() != 1) {
      throw new Misused(Misuse.DERIVED_METHOD, name, name, holder.simpleName());
    }
    var method = methods.getFirst();
    if (!Language.isCallable(method) || !holder.shows(method)) {
      throw new Misused(Misuse.DERIVED_METHOD_HIDDEN, name, holder.visibility());
    }
    result(method);
    var from = new ArrayList<String>();
    for (var parameter : method.getParameters()) {
      from.add(source(parameter));
    }
    return new Source.Derived(holder.name(), name, from);
  }

  /// The accessor has the same name, but no parameter and no `static`.
  private List<ExecutableElement> methods(String name) {
    var statics = Language.staticMethods(holder.type(), name);
    return statics.isEmpty()
        ? Language.methods(holder.type(), name).stream()
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
    check(parameter, Language.component(record, name).orElseThrow(() -> noComponent(name)));
    return name;
  }

  /// A class file that was made without `-parameters` calls the first parameter `arg0`.
  private Misused noComponent(String name) {
    if (!holder.type().equals(record) && UNNAMED.matcher(name).matches()) {
      return new Misused(Misuse.DERIVED_PARAMETER_NAMES, name, holder.simpleName());
    }
    return new Misused(
        Misuse.NO_SUCH_COMPONENT,
        record.getSimpleName(),
        name,
        Names.hint(name, Language.componentNames(record)));
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
        Language.staticMethods(holder.type(), name).stream()
            .filter(Language::isCallable)
            .filter(holder::shows)
            .filter(method -> method.getReturnType().getKind() == TypeKind.BOOLEAN)
            .filter(this::comparesTwo)
            .findFirst();
    if (found.isEmpty()) {
      throw noPredicate(name);
    }
    var parameters = found.get().getParameters();
    return new Words.Replace.When(
        holder.name(), name, takesNull(parameters.getFirst()), takesNull(parameters.getLast()));
  }

  private Misused noPredicate(String name) {
    var type = Unsupported.spelled(subject.type());
    var names =
        Language.staticMethods(holder.type()).stream()
            .map(method -> method.getSimpleName().toString())
            .toList();
    return new Misused(
        Misuse.REPLACE_PREDICATE,
        holder.simpleName(),
        name,
        type,
        type,
        holder.visibility(),
        Names.hint(name, names));
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
