package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.model.Declaration;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/// Generates the class by which the server finds a provider: `FilesProviderType`.
public final class ProviderEntryFile {
  private final Declaration.ProviderEntry declaration;

  /// Creates the generator.
  ///
  /// @param declaration the declaration to generate the class for
  public ProviderEntryFile(Declaration.ProviderEntry declaration) {
    this.declaration = declaration;
  }

  /// {@return the generated class}
  public JavaFile write() {
    var type =
        Emitter.type(declaration, declaration.type(), doc())
            .addSuperinterface(configured(ApiTypes.PROVIDER_TYPE))
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addJavadoc("Called by the service loader.\n")
                    .addModifiers(Modifier.PUBLIC)
                    .build())
            .addMethod(returning("name", TypeName.get(String.class)))
            .addMethod(returning("schema", ApiTypes.SCHEMA))
            .addMethod(
                returning(
                    "codec",
                    ParameterizedTypeName.get(ApiTypes.CODEC, declaration.configuration())))
            .addMethod(
                Emitter.overriding(
                        "provider",
                        configured(ApiTypes.PROVIDER_INTERFACE),
                        CodeBlock.of("new $T()", declaration.provider()))
                    .build());
    version().ifPresent(type::addMethod);
    declaration.metaModel().map(ProviderEntryFile::meta).ifPresent(type::addMethod);
    return Emitter.file(declaration.type(), type);
  }

  private Optional<MethodSpec> version() {
    return declaration
        .version()
        .map(version ->
            Emitter.overriding("version", TypeName.get(String.class), CodeBlock.of("$S", version))
                .build());
  }

  private CodeBlock doc() {
    return CodeBlock.of(
        "Registers {@link $T} with the server as a service provider.\n", declaration.provider());
  }

  private TypeName configured(ClassName generic) {
    return ParameterizedTypeName.get(generic, declaration.configuration(), declaration.client());
  }

  private static MethodSpec meta(ClassName model) {
    var result =
        ParameterizedTypeName.get(ClassName.get(Optional.class), ApiTypes.wildcard(ApiTypes.META));
    return Emitter.overriding(
            "meta", result, CodeBlock.of("$T.of($T.meta())", Optional.class, model))
        .build();
  }

  private MethodSpec returning(String name, TypeName result) {
    return Emitter.overriding(
            name, result, CodeBlock.of("$T.$L()", declaration.configurationModel(), name))
        .build();
  }
}
