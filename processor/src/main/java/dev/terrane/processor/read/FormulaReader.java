package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.model.ComponentTraits;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.DeclaringClass;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.source.TerraformNames;
import dev.terrane.processor.type.UnsupportedType;
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

/// Reads the static methods that compute or compare values: formulas and predicates.
final class FormulaReader {
  private static final Pattern UNNAMED = Pattern.compile("arg\\d+");

  private final ComponentDeclaration declaration;
  private final TypeElement record;
  private final DeclaringClass holder;

  FormulaReader(ComponentDeclaration declaration, DeclaringClass holder) {
    this.declaration = declaration;
    this.holder = holder;
    this.record = declaration.record();
  }

  /// The formula of a derived component.
  ValueSource read() {
    var name = declaration.name();
    var methods = methods(name);
    if (methods.size() != 1) {
      throw new CompileErrorException(CompileError.DERIVED_METHOD, name, name, holder.simpleName());
    }
    var method = methods.getFirst();
    if (!LanguageModel.isCallable(method) || !holder.shows(method)) {
      throw new CompileErrorException(
          CompileError.DERIVED_METHOD_HIDDEN, name, holder.visibility());
    }
    result(method);
    var from = new ArrayList<String>();
    for (var parameter : method.getParameters()) {
      from.add(source(parameter));
    }
    return new ValueSource.Derived(holder.name(), name, from);
  }

  /// The static methods of a name; the accessor of a component may have the same name.
  private List<ExecutableElement> methods(String name) {
    var statics = LanguageModel.staticMethods(holder.type(), name);
    return statics.isEmpty()
        ? LanguageModel.methods(holder.type(), name).stream()
            .filter(method -> !method.getParameters().isEmpty())
            .toList()
        : statics;
  }

  private void result(ExecutableElement method) {
    var type = method.getReturnType();
    var name = declaration.name();
    if (!declaration.language().fits(type, declaration.type())) {
      throw new CompileErrorException(
          CompileError.DERIVED_RESULT,
          name,
          UnsupportedType.sourceName(type),
          UnsupportedType.sourceName(declaration.type()));
    }
    var nullable = Annotations.isNullable(type) || Annotations.of(method).isNullable();
    if (nullable && !declaration.nullable()) {
      throw new CompileErrorException(CompileError.DERIVED_RESULT_NULLABLE, name);
    }
    for (var thrown : method.getThrownTypes()) {
      if (!declaration.language().isUnchecked(thrown)) {
        throw new CompileErrorException(
            CompileError.DERIVED_THROWS, name, UnsupportedType.sourceName(thrown));
      }
    }
  }

  private String source(VariableElement parameter) {
    var name = parameter.getSimpleName().toString();
    if (name.equals(declaration.name())) {
      throw new CompileErrorException(CompileError.NAMES_ITSELF, name, "its method");
    }
    check(parameter, LanguageModel.component(record, name).orElseThrow(() -> noComponent(name)));
    return name;
  }

  /// In a class file that was compiled without `-parameters`, the first parameter is named `arg0`.
  private CompileErrorException noComponent(String name) {
    if (!holder.type().equals(record) && UNNAMED.matcher(name).matches()) {
      return new CompileErrorException(
          CompileError.DERIVED_PARAMETER_NAMES, name, holder.simpleName());
    }
    return new CompileErrorException(
        CompileError.NO_SUCH_COMPONENT,
        record.getSimpleName(),
        name,
        TerraformNames.hint(name, LanguageModel.componentNames(record)));
  }

  private void check(VariableElement parameter, RecordComponentElement component) {
    var name = parameter.getSimpleName();
    var annotations = Annotations.of(component);
    var wanted = component.asType();
    if (!declaration.language().fits(wanted, parameter.asType())) {
      throw new CompileErrorException(
          CompileError.DERIVED_PARAMETER,
          name,
          UnsupportedType.sourceName(parameter.asType()),
          UnsupportedType.sourceName(wanted));
    }
    if (annotations.has(WriteOnly.class)) {
      throw new CompileErrorException(CompileError.DERIVED_FROM_WRITE_ONLY, name);
    }
    if (annotations.isNullable() && !takesNull(parameter)) {
      throw new CompileErrorException(CompileError.DERIVED_PARAMETER_NULLABLE, name);
    }
  }

  /// The predicate that decides whether a change requires replacement.
  ComponentTraits.Replace predicate(String name) {
    var found =
        LanguageModel.staticMethods(holder.type(), name).stream()
            .filter(LanguageModel::isCallable)
            .filter(holder::shows)
            .filter(method -> method.getReturnType().getKind() == TypeKind.BOOLEAN)
            .filter(this::comparesTwo)
            .findFirst();
    if (found.isEmpty()) {
      throw noPredicate(name);
    }
    var parameters = found.get().getParameters();
    return new ComponentTraits.Replace.When(
        holder.name(), name, takesNull(parameters.getFirst()), takesNull(parameters.getLast()));
  }

  private CompileErrorException noPredicate(String name) {
    var type = UnsupportedType.sourceName(declaration.type());
    var names =
        LanguageModel.staticMethods(holder.type()).stream()
            .map(method -> method.getSimpleName().toString())
            .toList();
    return new CompileErrorException(
        CompileError.REPLACE_PREDICATE,
        holder.simpleName(),
        name,
        type,
        type,
        holder.visibility(),
        TerraformNames.hint(name, names));
  }

  private static boolean takesNull(VariableElement parameter) {
    return Annotations.isNullable(parameter.asType()) || Annotations.of(parameter).isNullable();
  }

  private boolean comparesTwo(ExecutableElement method) {
    return method.getParameters().size() == 2
        && method.getThrownTypes().stream().allMatch(declaration.language()::isUnchecked)
        && method.getParameters().stream().map(VariableElement::asType).allMatch(this::takesValue);
  }

  private boolean takesValue(TypeMirror parameter) {
    return declaration.language().fits(declaration.type(), parameter);
  }
}
