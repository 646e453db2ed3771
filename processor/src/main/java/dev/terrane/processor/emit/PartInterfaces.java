package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.model.Declaration;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// Generates the interfaces that an author's class of a part implements.
///
/// @param declaration the part
/// @param family the library types of its kind
/// @param scope the generated class
record PartInterfaces(Declaration.Part declaration, PartFile.Family family, GeneratedClass scope) {
  /// The interface to implement.
  ///
  /// @param client whether it is generic in the client
  /// @param arguments the type arguments of the library's interface after the client
  /// @param delegating the methods that are implemented by the model
  TypeSpec implemented(
      boolean client, List<? extends TypeName> arguments, List<MethodSpec> delegating) {
    var clients = client ? List.of(PredictionMethods.CLIENT) : List.<TypeVariableName>of();
    var all = Stream.concat(clients.stream(), arguments.stream());
    var doc = "Interface to implement for the $L {@link $T}.\n";
    return TypeSpec.interfaceBuilder(family.implemented())
        .addJavadoc(
            client ? doc + "\n@param <C> the provider's client\n" : doc,
            family.noun(),
            declaration.record().type())
        .addModifiers(scope.modifiers())
        .addTypeVariables(clients)
        .addSuperinterface(
            ParameterizedTypeName.get(ClassName.get(family.type()), all.toArray(TypeName[]::new)))
        .addMethod(Emitter.named(declaration.name()))
        .addMethods(delegating)
        .build();
  }

  /// A method of the interface that returns a property of the model.
  MethodSpec delegating(String name, TypeName result) {
    return Emitter.overriding(
            name, result, CodeBlock.of("$T.$L().$L()", scope.model(), family.word(), name))
        .addModifiers(Modifier.DEFAULT)
        .build();
  }

  /// The interface that checks a plan.
  ///
  /// @param library the library's interface
  TypeSpec planning(Class<?> library) {
    return TypeSpec.interfaceBuilder(library.getSimpleName())
        .addJavadoc(
            """
            Optional interface of $L: checks a configuration with the client, in a plan.

            @param <C> the provider's client
            """,
            Emitter.withArticle(family.noun()))
        .addModifiers(scope.modifiers())
        .addTypeVariable(PredictionMethods.CLIENT)
        .addSuperinterface(
            ParameterizedTypeName.get(
                ClassName.get(library),
                PredictionMethods.CLIENT,
                scope.model().nestedClass("Config")))
        .build();
  }

  /// The interface that validates a configuration.
  TypeSpec validating() {
    return TypeSpec.interfaceBuilder("Validating")
        .addJavadoc(
            "Optional interface of $L: validates a configuration as a whole.\n",
            Emitter.withArticle(family.noun()))
        .addModifiers(scope.modifiers())
        .addSuperinterface(
            ParameterizedTypeName.get(ApiTypes.VALIDATING, scope.model().nestedClass("Config")))
        .build();
  }
}
