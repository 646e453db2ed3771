package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.ObjectTypes;
import dev.terrane.processor.emit.view.ViewTypes;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/// Generates the method that creates one provider function.
final class FunctionMethod {
  static final ClassName FUNCTION_TYPE = ClassName.get(ApiTypes.FUNCTION, "FunctionType");
  private static final ClassName PARAMETER = ClassName.get(ApiTypes.FUNCTION, "Parameter");
  private static final ClassName SIGNATURE = ClassName.get(ApiTypes.FUNCTION, "Signature");
  private static final ClassName VALUES = ClassName.get(ApiTypes.SPI_PACKAGE, "FunctionValues");

  private final Declaration.Functions declaration;
  private final Declaration.Function function;

  FunctionMethod(Declaration.Functions declaration, Declaration.Function function) {
    this.declaration = declaration;
    this.function = function;
  }

  /// The name of the generated method: that of the author's method, unless it is overloaded.
  String name() {
    var taken =
        declaration.functions().stream()
                .filter(one -> one.method().equals(function.method()))
                .count()
            > 1;
    var name = taken ? function.name() : function.method();
    return name.equals("all") || !SourceVersion.isName(name) ? name + "_" : name;
  }

  MethodSpec write(GeneratedClass scope) {
    var method =
        MethodSpec.methodBuilder(name())
            .addJavadoc("{@return the function {@code $L}}\n", function.name())
            .addModifiers(scope.modifiers(Modifier.STATIC))
            .returns(ParameterizedTypeName.get(FUNCTION_TYPE, result()));
    for (var parameter : function.parameters()) {
      method.addCode("var $L = $L;\n", variable(parameter), declared(parameter));
    }
    var parts =
        List.of(
            CodeBlock.of("$S", function.name()), signature(), CodeBlock.of("in -> $L", called()));
    return method
        .addCode(CodeBlocks.returned(CodeBlocks.call(CodeBlock.of("$T.of", FUNCTION_TYPE), parts)))
        .build();
  }

  private TypeName result() {
    return switch (function.result()) {
      case Shape.Plain plain -> ViewTypes.boxed(plain.java());
      case Shape.Nested nested -> ViewTypes.container(nested, nested.record().type());
      case Shape.Embedded _ -> throw new IllegalArgumentException("a result is not embedded");
    };
  }

  /// The Java name of a parameter, with an underscore if it is a keyword or a name of the generated
  /// method.
  private static String variable(Declaration.Parameter parameter) {
    var name = parameter.name();
    return SourceVersion.isName(name) && !Set.of("in", "_").contains(name) ? name : name + "_";
  }

  private boolean isVariadic(Declaration.Parameter parameter) {
    return function.variadic() && parameter.equals(function.parameters().getLast());
  }

  private CodeBlock declared(Declaration.Parameter parameter) {
    var calls = new ArrayList<CodeBlock>();
    if (!parameter.description().isEmpty()) {
      calls.add(CodeBlock.of(".describedAs($S)", parameter.description()));
    }
    parameter.checks().forEach(check -> calls.add(CodeBlock.of(".check($L)", check)));
    if (parameter.nullable()) {
      calls.add(CodeBlock.of(".orNull()"));
    }
    if (parameter.unknown()) {
      calls.add(CodeBlock.of(".orUnknown()"));
    }
    if (isVariadic(parameter)) {
      calls.add(CodeBlock.of(".variadic()"));
    }
    var head =
        CodeBlock.of(
            "$T.of($S, $L)", PARAMETER, parameter.name(), attributeType(parameter.shape()));
    return CodeBlocks.chain(head, calls);
  }

  private static CodeBlock attributeType(Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> plain.attributeType();
      case Shape.Nested nested -> ObjectTypes.of(nested);
      case Shape.Embedded _ -> throw new IllegalArgumentException("nothing to embed it in");
    };
  }

  private CodeBlock signature() {
    var parts = new ArrayList<CodeBlock>();
    parts.add(attributeType(function.result()));
    function.parameters().forEach(one -> parts.add(CodeBlock.of("$L", variable(one))));
    var calls = new ArrayList<CodeBlock>();
    if (!function.summary().isEmpty()) {
      calls.add(CodeBlock.of(".summary($S)", function.summary()));
    }
    if (!function.description().isEmpty()) {
      calls.add(CodeBlock.of(".describedAs($S)", function.description()));
    }
    if (!function.deprecation().isEmpty()) {
      calls.add(CodeBlock.of(".deprecated($S)", function.deprecation()));
    }
    return CodeBlocks.chain(CodeBlocks.call(CodeBlock.of("$T.of", SIGNATURE), parts), calls);
  }

  private CodeBlock called() {
    var arguments = function.parameters().stream().map(this::argument).toList();
    var call =
        CodeBlocks.call(CodeBlock.of("$T.$L", declaration.holder(), function.method()), arguments);
    return function.nullableResult()
        ? CodeBlock.of("$T.ofNullable($L)", VALUES, call)
        : CodeBlock.of("$T.known($L)", ApiTypes.VALUE, call);
  }

  private CodeBlock argument(Declaration.Parameter parameter) {
    var given = CodeBlock.of("in.get($L)", variable(parameter));
    if (isVariadic(parameter)) {
      return variadic(parameter, given);
    }
    if (parameter.unknown()) {
      return parameter.nullable() ? CodeBlock.of("$T.flat($L)", VALUES, given) : given;
    }
    return parameter.nullable() ? CodeBlock.of("$L.orElse(null)", given) : given;
  }

  private static CodeBlock variadic(Declaration.Parameter parameter, CodeBlock given) {
    var type = parameter.type();
    if (type.isPrimitive()) {
      return CodeBlock.of("$T.$LArray($L)", VALUES, type.toString(), given);
    }
    var raw = type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
    return CodeBlock.of("$L.toArray($T[]::new)", given, raw);
  }
}
