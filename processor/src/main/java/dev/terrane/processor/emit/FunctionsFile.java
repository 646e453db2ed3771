package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.Tree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Unit;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// The functions of one class as parts: `TextFunctions`.
final class FunctionsFile {
  private final Unit.Functions unit;
  private final Scope scope;

  FunctionsFile(Unit.Functions unit) {
    this.unit = unit;
    this.scope = new Scope(unit.type(), unit.isPublic(), false);
  }

  JavaFile write() {
    var doc = CodeBlock.of("The functions of {@link $T}, as parts of a provider.\n", unit.holder());
    var type = Emitter.type(unit, unit.type(), doc).addMethod(Emitter.noConstructor());
    unit.functions()
        .forEach(function -> type.addMethod(new FunctionMethod(unit, function).write(scope)));
    type.addMethod(all());
    nested(type);
    return Emitter.file(unit.type(), type);
  }

  private MethodSpec all() {
    var each =
        unit.functions().stream()
            .map(function -> new FunctionMethod(unit, function).name())
            .map(name -> CodeBlock.of("$L()", name))
            .toList();
    return MethodSpec.methodBuilder("all")
        .addJavadoc("{@return all of them}\n")
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(
            ParameterizedTypeName.get(
                ClassName.get(List.class), Api.wildcard(FunctionMethod.FUNCTION_TYPE)))
        .addCode(Code.returned(Code.call(CodeBlock.of("$T.of", List.class), each)))
        .build();
  }

  /// The handles of the records that functions take and give.
  private void nested(TypeSpec.Builder type) {
    var nodes = new LinkedHashMap<ClassName, AttributeRecord>();
    unit.functions().stream()
        .flatMap(FunctionsFile::shapes)
        .flatMap(FunctionsFile::records)
        .filter(record -> record.place().model().equals(unit.type()))
        .forEach(record -> {
          nodes.put(record.place().handles(), record);
          Tree.of(record, EnumSet.noneOf(View.class), true)
              .inside()
              .forEach(node -> nodes.put(node.record().place().handles(), node.record()));
        });
    nodes.values().forEach(record -> type.addType(new Handles(record, scope).nestedClass()));
  }

  private static Stream<Shape> shapes(Unit.Function function) {
    return Stream.concat(
        function.parameters().stream().map(Unit.Parameter::shape), Stream.of(function.result()));
  }

  private static Stream<AttributeRecord> records(Shape shape) {
    return shape instanceof Shape.Nested nested ? Stream.of(nested.record()) : Stream.of();
  }
}
