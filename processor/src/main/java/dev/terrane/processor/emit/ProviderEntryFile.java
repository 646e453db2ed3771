package dev.terrane.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.model.Unit;
import javax.lang.model.element.Modifier;

/// What a server finds a provider by: `FilesProviderType`.
final class ProviderEntryFile {
  private final Unit.ProviderEntry unit;

  ProviderEntryFile(Unit.ProviderEntry unit) {
    this.unit = unit;
  }

  JavaFile write() {
    var doc = CodeBlock.of("What a server finds {@link $T} by.\n", unit.provider());
    var provider =
        ParameterizedTypeName.get(Api.PROVIDER_INTERFACE, unit.configuration(), unit.client());
    var type =
        Emitter.type(unit, unit.type(), doc)
            .addSuperinterface(
                ParameterizedTypeName.get(Api.PROVIDER_TYPE, unit.configuration(), unit.client()))
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addJavadoc("For the server.\n")
                    .addModifiers(Modifier.PUBLIC)
                    .build())
            .addMethod(told("name", TypeName.get(String.class)))
            .addMethod(told("schema", Api.SCHEMA))
            .addMethod(told("codec", ParameterizedTypeName.get(Api.CODEC, unit.configuration())))
            .addMethod(
                Emitter.overriding("provider", provider, CodeBlock.of("new $T()", unit.provider()))
                    .build());
    return Emitter.file(unit.type(), type);
  }

  private MethodSpec told(String name, TypeName result) {
    return Emitter.overriding(
            name, result, CodeBlock.of("$T.$L()", unit.configurationModel(), name))
        .build();
  }
}
