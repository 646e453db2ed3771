package dev.terrane.processor.read;

import com.palantir.javapoet.TypeName;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.source.Docs;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.source.Names;
import dev.terrane.processor.type.TypeReader;
import dev.terrane.provider.Value;
import dev.terrane.provider.spi.Naming;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// Reads a provider function.
final class FunctionReader {
  private final Desk desk;

  FunctionReader(Desk desk) {
    this.desk = desk;
  }

  Unit.Function read(ExecutableElement method, Mark mark) {
    var java = method.getSimpleName().toString();
    if (!Language.isCallable(method)) {
      throw new Misused(Misuse.FUNCTION_METHOD, java);
    }
    if (method.getReturnType().getKind() == TypeKind.VOID) {
      throw new Misused(Misuse.FUNCTION_VOID, java);
    }
    var name = mark.text("value");
    if (name.isEmpty() || !Names.isPartName(name)) {
      throw new Misused(Misuse.PART_NAME, name);
    }
    var docs = Docs.of(desk.language().elements(), method);
    var holder = Language.owner(method);
    var parameters = new ArrayList<Unit.Parameter>();
    for (var parameter : method.getParameters()) {
      var last = parameters.size() + 1 == method.getParameters().size();
      parameters.add(parameter(parameter, holder, docs, last && method.isVarArgs()));
    }
    var result = method.getReturnType();
    return new Unit.Function(
        java,
        name,
        docs.summary(),
        docs.text(),
        parameters,
        method.isVarArgs(),
        shape(result, holder),
        Marks.of(method).isNullable() || Marks.isNullable(result));
  }

  private Unit.Parameter parameter(
      VariableElement parameter, TypeElement holder, Docs docs, boolean variadic) {
    var declared = parameter.asType();
    var one = variadic ? ((ArrayType) declared).getComponentType() : declared;
    var unknown = Language.is(one, Value.class);
    var arguments = Language.arguments(one);
    if (unknown && arguments.isEmpty()) {
      throw new Misused(Misuse.RAW_TYPE, "Value", "Value");
    }
    var type = unknown ? arguments.getFirst() : one;
    var java = parameter.getSimpleName().toString();
    return new Unit.Parameter(
        Naming.attribute(java),
        docs.parameter(java),
        TypeName.get(type),
        shape(type, holder),
        new Checks(desk.report(), parameter).all(Marks.of(List.of(parameter, one, type)), type),
        unknown || Marks.isNullable(one) || Marks.of(parameter).isNullable(),
        unknown);
  }

  /// A plain type; or a record, or a collection of records, as objects.
  private Shape shape(TypeMirror type, TypeElement holder) {
    Language.hidden(type)
        .ifPresent(hidden -> {
          throw new Misused(Misuse.PRIVATE, hidden.getSimpleName());
        });
    var collection = TypeReader.collection(type);
    var one = collection.map(kind -> TypeReader.element(type, kind)).orElse(type);
    var record = TypeReader.record(one);
    if (record.isEmpty()) {
      return new Shape.Plain(
          TypeReader.bare(type), TypeReader.read(type).expression(), collection.isPresent());
    }
    if (!Language.outermost(record.get()).equals(Language.outermost(holder))) {
      throw new Misused(Misuse.OTHER_FILE, record.get().getSimpleName(), holder.getSimpleName());
    }
    var context = Context.of(Family.FUNCTION).within(false, false, false);
    var place = desk.places().inside(record.get(), false);
    var nesting = collection.map(TypeReader.Collection::nesting).orElse(Shape.Nesting.SINGLE);
    var read = new RecordReader(desk).read(record.get(), place, context);
    var nulls = collection.isPresent() && Marks.isNullable(one);
    return new Shape.Nested(read, nesting, false, 0, 0, nulls);
  }
}
