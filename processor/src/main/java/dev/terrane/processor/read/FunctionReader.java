package dev.terrane.processor.read;

import com.palantir.javapoet.TypeName;
import dev.terrane.processor.constraint.ConstraintReader;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.DocComment;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.source.TerraformNames;
import dev.terrane.processor.type.AttributeTypeReader;
import dev.terrane.processor.type.EqualityReader;
import dev.terrane.provider.Value;
import dev.terrane.provider.function.Tuple;
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
  private final ReaderServices services;

  FunctionReader(ReaderServices services) {
    this.services = services;
  }

  Declaration.Function read(ExecutableElement method, AppliedAnnotation annotation) {
    var java = method.getSimpleName().toString();
    if (!LanguageModel.isCallable(method)) {
      throw new CompileErrorException(CompileError.FUNCTION_METHOD, java);
    }
    if (method.getReturnType().getKind() == TypeKind.VOID) {
      throw new CompileErrorException(CompileError.FUNCTION_VOID, java);
    }
    var name = annotation.text("value");
    if (name.isEmpty() || !TerraformNames.isPartName(name)) {
      throw new CompileErrorException(CompileError.PART_NAME, name, TerraformNames.PART_RULE);
    }
    var docs = DocComment.of(services.language().elements(), method);
    var holder = LanguageModel.owner(method);
    var result = method.getReturnType();
    return new Declaration.Function(
        java,
        name,
        docs.summary(),
        docs.text(),
        parameters(method, holder, docs),
        method.isVarArgs(),
        annotation.text("deprecated"),
        shape(result, holder),
        Annotations.of(method).isNullable() || Annotations.isNullable(result));
  }

  private List<Declaration.Parameter> parameters(
      ExecutableElement method, TypeElement holder, DocComment docs) {
    var parameters = new ArrayList<Declaration.Parameter>();
    for (var parameter : method.getParameters()) {
      var last = parameters.size() + 1 == method.getParameters().size();
      parameters.add(parameter(parameter, holder, docs, last && method.isVarArgs()));
    }
    return parameters;
  }

  private Declaration.Parameter parameter(
      VariableElement parameter, TypeElement holder, DocComment docs, boolean variadic) {
    var declared = parameter.asType();
    var one = variadic ? ((ArrayType) declared).getComponentType() : declared;
    var unknown = LanguageModel.is(one, Value.class);
    var arguments = LanguageModel.arguments(one);
    if (unknown && arguments.isEmpty()) {
      throw new CompileErrorException(CompileError.RAW_TYPE, "Value", "Value<...>");
    }
    var type = unknown ? arguments.getFirst() : one;
    var java = parameter.getSimpleName().toString();
    return new Declaration.Parameter(
        Naming.attribute(java),
        docs.parameter(java),
        TypeName.get(type),
        shape(type, holder),
        new ConstraintReader(services.language(), services.report(), parameter)
            .all(Annotations.of(List.of(parameter, one, type)), type),
        unknown || Annotations.isNullable(one) || Annotations.of(parameter).isNullable(),
        unknown);
  }

  /// A plain type; or a record, or a collection of records, as objects.
  private Shape shape(TypeMirror type, TypeElement holder) {
    LanguageModel.hidden(type)
        .ifPresent(hidden -> {
          throw new CompileErrorException(CompileError.PRIVATE, hidden.getSimpleName());
        });
    checkUncompared(type);
    var collection = AttributeTypeReader.collection(type);
    var one = collection.map(kind -> AttributeTypeReader.element(type, kind)).orElse(type);
    var record = AttributeTypeReader.record(one);
    if (record.isEmpty()) {
      return new Shape.Plain(
          AttributeTypeReader.bare(type),
          new AttributeTypeReader(services.language(), false).read(type).expression(),
          collection.isPresent());
    }
    if (!LanguageModel.outermost(record.get()).equals(LanguageModel.outermost(holder))) {
      throw new CompileErrorException(
          CompileError.OTHER_FILE, record.get().getSimpleName(), holder.getSimpleName());
    }
    var context = RecordContext.of(RecordRole.Inner.FUNCTION).withinType();
    var place = services.viewNames().inside(record.get(), context);
    var nesting =
        collection.map(AttributeTypeReader.Collection::nesting).orElse(Shape.Nesting.SINGLE);
    var read = new RecordReader(services).read(record.get(), place, context);
    var nulls = collection.isPresent() && Annotations.isNullable(one);
    return new Shape.Nested(read, nesting, kind(record.get()), 0, 0, nulls);
  }

  private static Shape.Nested.Kind kind(TypeElement record) {
    return Annotations.of(record).has(Tuple.class)
        ? Shape.Nested.Kind.TUPLE_TYPE
        : Shape.Nested.Kind.OBJECT_TYPE;
  }

  /// Arguments and results are not compared with anything.
  private static void checkUncompared(TypeMirror type) {
    EqualityReader.annotation(Annotations.of(type))
        .ifPresent(one -> {
          throw new CompileErrorException(CompileError.EQUALITY_IN_FUNCTION, one.sourceText());
        });
    LanguageModel.arguments(type).forEach(FunctionReader::checkUncompared);
  }
}
