package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.emit.view.Answer;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.Types;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;

/// The method that makes one function a part.
final class FunctionMethod {
  static final ClassName FUNCTION_TYPE = ClassName.get(Api.FUNCTION, "FunctionType");
  private static final ClassName PARAMETER = ClassName.get(Api.FUNCTION, "Parameter");
  private static final ClassName SIGNATURE = ClassName.get(Api.FUNCTION, "Signature");
  private static final ClassName ATTRIBUTE_TYPE =
      ClassName.get(Api.SCHEMA_PACKAGE, "AttributeType");
  private static final ClassName VALUES = ClassName.get(Api.SPI_PACKAGE, "Values");

  private final Unit.Functions unit;
  private final Unit.Function function;

  FunctionMethod(Unit.Functions unit, Unit.Function function) {
    this.unit = unit;
    this.function = function;
  }

  /// The name of the generated method: that of the author's, unless another one has it, too.
  String name() {
    var taken =
        unit.functions().stream().filter(one -> one.method().equals(function.method())).count() > 1;
    var name = taken ? function.name() : function.method();
    return name.equals("all") || !SourceVersion.isName(name) ? name + "_" : name;
  }

  MethodSpec write(Scope scope) {
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
        .addCode(Code.returned(Code.call(CodeBlock.of("$T.of", FUNCTION_TYPE), parts)))
        .build();
  }

  private TypeName result() {
    return switch (function.result()) {
      case Shape.Plain plain -> Types.boxed(plain.java());
      case Shape.Nested nested -> Types.container(nested, nested.record().type());
      case Shape.Embedded _ -> throw new IllegalArgumentException("a result is not embedded");
    };
  }

  /// Java has words that Terraform has not, and two are used here.
  private static String variable(Unit.Parameter parameter) {
    var name = parameter.name();
    return SourceVersion.isName(name) && !Set.of("in", "_").contains(name) ? name : name + "_";
  }

  private boolean isVariadic(Unit.Parameter parameter) {
    return function.variadic() && parameter.equals(function.parameters().getLast());
  }

  private CodeBlock declared(Unit.Parameter parameter) {
    var words = new ArrayList<CodeBlock>();
    if (!parameter.description().isEmpty()) {
      words.add(CodeBlock.of(".describedAs($S)", parameter.description()));
    }
    parameter.checks().forEach(check -> words.add(CodeBlock.of(".check($L)", check)));
    if (parameter.nullable()) {
      words.add(CodeBlock.of(".orNull()"));
    }
    if (parameter.unknown()) {
      words.add(CodeBlock.of(".orUnknown()"));
    }
    if (isVariadic(parameter)) {
      words.add(CodeBlock.of(".variadic()"));
    }
    var head =
        CodeBlock.of(
            "$T.of($S, $L)", PARAMETER, parameter.name(), attributeType(parameter.shape()));
    return Code.chain(head, words);
  }

  private static CodeBlock attributeType(Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> plain.attributeType();
      case Shape.Nested nested -> object(nested);
      case Shape.Embedded _ -> throw new IllegalArgumentException("nothing to embed it in");
    };
  }

  private static CodeBlock object(Shape.Nested nested) {
    var object =
        CodeBlock.of("$T.object($T.object())", ATTRIBUTE_TYPE, nested.record().place().handles());
    return Answer.isSingle(nested)
        ? object
        : CodeBlock.of("$T.$L($L)", ATTRIBUTE_TYPE, factory(nested), object);
  }

  private static String factory(Shape.Nested nested) {
    return Answer.form(nested) + (nested.nullElements() ? Api.OF_NULLABLE : "");
  }

  private CodeBlock signature() {
    var parts = new ArrayList<CodeBlock>();
    parts.add(attributeType(function.result()));
    function.parameters().forEach(one -> parts.add(CodeBlock.of("$L", variable(one))));
    var words = new ArrayList<CodeBlock>();
    if (!function.summary().isEmpty()) {
      words.add(CodeBlock.of(".summary($S)", function.summary()));
    }
    if (!function.description().isEmpty()) {
      words.add(CodeBlock.of(".describedAs($S)", function.description()));
    }
    return Code.chain(Code.call(CodeBlock.of("$T.of", SIGNATURE), parts), words);
  }

  private CodeBlock called() {
    var arguments = function.parameters().stream().map(this::argument).toList();
    var call = Code.call(CodeBlock.of("$T.$L", unit.holder(), function.method()), arguments);
    return function.nullableResult()
        ? CodeBlock.of("$T.ofNullable($L)", VALUES, call)
        : CodeBlock.of("$T.known($L)", Api.VALUE, call);
  }

  private CodeBlock argument(Unit.Parameter parameter) {
    var given = CodeBlock.of("in.get($L)", variable(parameter));
    if (isVariadic(parameter)) {
      return variadic(parameter, given);
    }
    if (parameter.unknown()) {
      return parameter.nullable() ? CodeBlock.of("$T.flat($L)", VALUES, given) : given;
    }
    return parameter.nullable() ? CodeBlock.of("$L.orElse(null)", given) : given;
  }

  private static CodeBlock variadic(Unit.Parameter parameter, CodeBlock given) {
    var type = parameter.type();
    if (type.isPrimitive()) {
      return CodeBlock.of("$T.$LArray($L)", VALUES, type.toString(), given);
    }
    var raw = type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
    return CodeBlock.of("$L.toArray($T[]::new)", given, raw);
  }
}
