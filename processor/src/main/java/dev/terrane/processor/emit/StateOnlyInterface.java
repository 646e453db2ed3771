package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Facts;
import dev.terrane.processor.emit.view.Identity;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.StoredView;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Unit;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/// `StateOnly<C>`: what an author implements instead of `Resource<C>` where there is no remote
/// side.
final class StateOnlyInterface {
  private final Unit.Resource unit;
  private final AttributeRecord record;
  private final ClassName model;
  private final Scope scope;

  StateOnlyInterface(Unit.Resource unit, Scope scope) {
    this.unit = unit;
    this.record = unit.record();
    this.model = scope.model();
    this.scope = scope;
  }

  TypeSpec write() {
    var type =
        TypeSpec.interfaceBuilder("StateOnly")
            .addJavadoc(
                """
                The managed resource {@link $T} without a remote side: reading gives what the state
                holds, and deleting does nothing.

                @param <C> the provider's client
                """,
                record.type())
            .addModifiers(scope.modifiers())
            .addTypeVariable(Predictions.CLIENT)
            .addSuperinterface(call(model.nestedClass("Resource")))
            .addSuperinterface(ClassName.get(Api.RESOURCE, "StateOnly"));
    if (!ResourceInterface.alwaysReplaced(record)) {
      type.addMethod(update());
    }
    if (Identity.exists(record)) {
      type.addMethod(find());
    }
    return type.addMethod(read()).addMethod(delete()).build();
  }

  private static TypeName call(ClassName kind) {
    return ParameterizedTypeName.get(kind, Predictions.CLIENT);
  }

  private static MethodSpec.Builder method(String name, TypeName result, ClassName kind) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
        .returns(result)
        .addParameter(call(kind), "call");
  }

  private TypeName maybe() {
    return ParameterizedTypeName.get(ClassName.get(Optional.class), record.type());
  }

  private CodeBlock stored(String name) {
    return CodeBlock.of("$L.$L()", name, Facts.method(record, StoredView.TO_STATE));
  }

  /// What is computed stays as it was.
  private MethodSpec update() {
    var made =
        record.hasComputed()
            ? CodeBlock.of("in.toStateFrom($L)", stored("before"))
            : CodeBlock.of("in.$L()", Facts.method(record, StoredView.TO_STATE));
    return method("update", record.type(), Api.WRITING)
        .addParameter(model.nestedClass("Stored"), "before")
        .addParameter(model.nestedClass("Input"), "in")
        .addException(Exception.class)
        .addCode(Code.returned(made))
        .build();
  }

  private MethodSpec find() {
    return method("find", maybe(), Api.CALL)
        .addParameter(model.nestedClass("Id"), "id")
        .addException(Exception.class)
        .addCode(
            "throw new $T($S);\n",
            IllegalStateException.class,
            unit.name() + " has no remote side in which it could be found")
        .build();
  }

  private MethodSpec read() {
    return method("read", maybe(), Api.CALL)
        .addParameter(model.nestedClass("Stored"), "last")
        .addException(Exception.class)
        .addCode(Code.returned(CodeBlock.of("$T.of($L)", Optional.class, stored("last"))))
        .build();
  }

  private MethodSpec delete() {
    return method("delete", TypeName.VOID, Api.CALL)
        .addParameter(model.nestedClass("Stored"), "last")
        .build();
  }
}
