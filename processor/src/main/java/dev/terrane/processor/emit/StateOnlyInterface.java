package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.Components;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.IdentityView;
import dev.terrane.processor.emit.view.StoredView;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/// Generates `StateOnly<C>`, which a resource without a remote object implements instead of
/// `Resource<C>`.
final class StateOnlyInterface {
  private final Declaration.Resource declaration;
  private final AttributeRecord record;
  private final ClassName model;
  private final GeneratedClass scope;

  StateOnlyInterface(Declaration.Resource declaration, GeneratedClass scope) {
    this.declaration = declaration;
    this.record = declaration.record();
    this.model = scope.model();
    this.scope = scope;
  }

  TypeSpec write() {
    var type =
        TypeSpec.interfaceBuilder("StateOnly")
            .addJavadoc(
                """
                Interface to implement for the managed resource {@link $T} without a remote object:
                reading returns the state, and deleting does nothing.

                @param <C> the provider's client
                """,
                record.type())
            .addModifiers(scope.modifiers())
            .addTypeVariable(PredictionMethods.CLIENT)
            .addSuperinterface(call(model.nestedClass("Resource")))
            .addSuperinterface(ClassName.get(ApiTypes.RESOURCE, "StateOnly"));
    if (!ResourceInterface.alwaysReplaced(record)) {
      type.addMethod(update());
    }
    if (IdentityView.exists(record)) {
      type.addMethod(find());
    }
    return type.addMethod(read()).addMethod(delete()).build();
  }

  private static TypeName call(ClassName kind) {
    return ParameterizedTypeName.get(kind, PredictionMethods.CLIENT);
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
    return CodeBlock.of("$L.$L()", name, Components.method(record, StoredView.TO_STATE));
  }

  /// The default `update`, which keeps computed values.
  private MethodSpec update() {
    var made =
        record.hasComputed()
            ? CodeBlock.of("in.toStateFrom($L)", stored("before"))
            : CodeBlock.of("in.$L()", Components.method(record, StoredView.TO_STATE));
    return method("update", record.type(), ApiTypes.APPLY_CALL)
        .addParameter(model.nestedClass("Stored"), "before")
        .addParameter(model.nestedClass("Input"), "in")
        .addException(Exception.class)
        .addCode(CodeBlocks.returned(made))
        .build();
  }

  private MethodSpec find() {
    return method("find", maybe(), ApiTypes.CALL)
        .addParameter(model.nestedClass("Id"), "id")
        .addException(Exception.class)
        .addCode(
            "throw new $T($S);\n",
            IllegalStateException.class,
            declaration.name() + " exists only in the state and cannot be read")
        .build();
  }

  private MethodSpec read() {
    return method("read", maybe(), ApiTypes.CALL)
        .addParameter(model.nestedClass("Stored"), "last")
        .addException(Exception.class)
        .addCode(CodeBlocks.returned(CodeBlock.of("$T.of($L)", Optional.class, stored("last"))))
        .build();
  }

  private MethodSpec delete() {
    return method("delete", TypeName.VOID, ApiTypes.CALL)
        .addParameter(model.nestedClass("Stored"), "last")
        .build();
  }
}
