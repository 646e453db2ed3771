package dev.terrane.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.Scope;
import javax.lang.model.element.Modifier;

/// The model as the handle of its resource or data source: one instance, with name, schema and
/// views. No field of it is spelled in capitals, which are the attributes'.
///
/// @param scope the generated class
/// @param kind the name of the method that gives the instance: `resource`
/// @param schema an expression that makes the schema
record ModelClass(Scope scope, String kind, CodeBlock schema) {
  void addTo(TypeSpec.Builder type, String name, TypeName views) {
    type.addField(
            FieldSpec.builder(
                    scope.model(), kind, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("new $T()", scope.model())
                .build())
        .addField(
            FieldSpec.builder(Api.SCHEMA, "schema", Modifier.PRIVATE, Modifier.FINAL)
                .initializer(schema)
                .build())
        .addMethod(Emitter.noConstructor())
        .addMethod(instance())
        .addMethod(
            Emitter.overriding("name", TypeName.get(String.class), CodeBlock.of("$S", name))
                .build())
        .addMethod(Emitter.overriding("schema", Api.SCHEMA, CodeBlock.of("schema")).build())
        .addMethod(
            Emitter.overriding("views", views, CodeBlock.of("$L.views", Codecs.NAME)).build());
  }

  private MethodSpec instance() {
    return MethodSpec.methodBuilder(kind)
        .addJavadoc("{@return the handle of the whole}\n")
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(scope.model())
        .addCode(Code.returned(CodeBlock.of("$L", kind)))
        .build();
  }
}
