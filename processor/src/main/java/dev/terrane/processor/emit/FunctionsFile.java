package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.RecordTree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.model.Shape;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// Generates the provider functions of one class: `TextFunctions`.
public final class FunctionsFile {
  private final Declaration.Functions declaration;
  private final GeneratedClass scope;

  /// Creates the generator.
  ///
  /// @param declaration the declaration to generate the class for
  public FunctionsFile(Declaration.Functions declaration) {
    this.declaration = declaration;
    this.scope = new GeneratedClass(declaration.type(), declaration.isPublic(), false);
  }

  /// {@return the generated class}
  public JavaFile write() {
    var doc = CodeBlock.of("The provider functions of {@link $T}.\n", declaration.holder());
    var type =
        Emitter.type(declaration, declaration.type(), doc).addMethod(Emitter.noConstructor());
    declaration
        .functions()
        .forEach(
            function -> type.addMethod(new FunctionMethod(declaration, function).write(scope)));
    type.addMethod(all());
    nested(type);
    return Emitter.file(declaration.type(), type);
  }

  private MethodSpec all() {
    var each =
        declaration.functions().stream()
            .map(function -> new FunctionMethod(declaration, function).name())
            .map(name -> CodeBlock.of("$L()", name))
            .toList();
    return MethodSpec.methodBuilder("all")
        .addJavadoc("{@return all functions of this class}\n")
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(
            ParameterizedTypeName.get(
                ClassName.get(List.class), ApiTypes.wildcard(FunctionMethod.FUNCTION_TYPE)))
        .addCode(CodeBlocks.returned(CodeBlocks.call(CodeBlock.of("$T.of", List.class), each)))
        .build();
  }

  /// The handles of the records in parameters and results.
  private void nested(TypeSpec.Builder type) {
    var nodes = new LinkedHashMap<ClassName, AttributeRecord>();
    declaration.functions().stream()
        .flatMap(FunctionsFile::shapes)
        .flatMap(FunctionsFile::records)
        .filter(record -> record.viewNames().model().equals(declaration.type()))
        .forEach(record -> {
          nodes.put(record.viewNames().handles(), record);
          RecordTree.of(record, EnumSet.noneOf(View.class), true)
              .inside()
              .forEach(node -> nodes.put(node.record().viewNames().handles(), node.record()));
        });
    nodes.values().forEach(record -> type.addType(new Handles(record, scope).nestedClass()));
  }

  private static Stream<Shape> shapes(Declaration.Function function) {
    return Stream.concat(
        function.parameters().stream().map(Declaration.Parameter::shape),
        Stream.of(function.result()));
  }

  private static Stream<AttributeRecord> records(Shape shape) {
    return shape instanceof Shape.Nested nested ? Stream.of(nested.record()) : Stream.of();
  }
}
