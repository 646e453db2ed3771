package dev.terrane.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.GeneratedClass;
import javax.lang.model.element.Modifier;

/// Generates the members that make a model usable as a value: one instance with name, schema and
/// views. Its fields are not in capitals, because those names belong to the handles.
///
/// @param scope the generated class
/// @param kind the name of the method that returns the instance: `resource`
/// @param schema an expression that creates the schema
record ModelClass(GeneratedClass scope, String kind, CodeBlock schema) {
  void addTo(TypeSpec.Builder type, String name, TypeName views) {
    type.addField(
            FieldSpec.builder(
                    scope.model(), kind, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("new $T()", scope.model())
                .build())
        .addField(
            FieldSpec.builder(ApiTypes.SCHEMA, "schema", Modifier.PRIVATE, Modifier.FINAL)
                .initializer(schema)
                .build())
        .addMethod(Emitter.noConstructor())
        .addMethod(instance())
        .addMethod(
            Emitter.overriding("name", TypeName.get(String.class), CodeBlock.of("$S", name))
                .build())
        .addMethod(Emitter.overriding("schema", ApiTypes.SCHEMA, CodeBlock.of("schema")).build())
        .addMethod(
            Emitter.overriding("views", views, CodeBlock.of("$L.views", Codecs.NAME)).build());
  }

  private MethodSpec instance() {
    return MethodSpec.methodBuilder(kind)
        .addJavadoc("{@return the model: schema, codecs and views}\n")
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(scope.model())
        .addCode(CodeBlocks.returned(CodeBlock.of("$L", kind)))
        .build();
  }
}
