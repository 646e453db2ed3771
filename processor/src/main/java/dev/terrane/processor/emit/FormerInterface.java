package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.model.Declaration;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// An optional interface of a resource with one method for each record of states that it takes
/// over: `Upgrading`, or `Moving`.
///
/// @param declaration the resource
/// @param scope the generated class
record FormerInterface(Declaration.Resource declaration, GeneratedClass scope) {
  private static final ClassName MOVE_SOURCE = ClassName.get(ApiTypes.RESOURCE, "MoveSource");
  private static final ClassName MOVE_CALL = ClassName.get(ApiTypes.RESOURCE, "MoveCall");

  /// The interfaces that the resource has. Each can have `Moving`, and `Upgrading` if it has a
  /// prior version, because state movers and state upgraders can also read JSON.
  List<TypeSpec> all() {
    var upgrading =
        new Interface(
            "Upgrading",
            "upgrades states of prior schema versions",
            "stateUpgraders",
            "StateUpgrader",
            upgraders(),
            upgrades());
    var moving =
        new Interface(
            "Moving",
            "takes over states of other resource types",
            "stateMovers",
            "StateMover",
            movers(),
            moves());
    var all = declaration.version() == 0 ? Stream.of(moving) : Stream.of(upgrading, moving);
    return all.map(this::write).toList();
  }

  /// An interface.
  ///
  /// @param name its name, and that of the library's interface
  /// @param doc its Javadoc
  /// @param method the method of the library's interface
  /// @param element the elements that the method returns
  /// @param entries expressions of the elements
  /// @param methods the author's methods
  private record Interface(
      String name,
      String doc,
      String method,
      String element,
      List<CodeBlock> entries,
      List<MethodSpec> methods) {}

  private TypeSpec write(Interface one) {
    var written =
        TypeSpec.interfaceBuilder(one.name())
            .addJavadoc("Optional interface of a resource: $L.\n", one.doc())
            .addModifiers(scope.modifiers())
            .addSuperinterface(
                ParameterizedTypeName.get(ClassName.get(ApiTypes.RESOURCE, one.name()), stored()))
            .addMethods(one.methods());
    if (!one.entries().isEmpty()) {
      written.addMethod(list(one));
    }
    return written.build();
  }

  /// The method that the library calls.
  private MethodSpec list(Interface one) {
    var element =
        ParameterizedTypeName.get(ClassName.get(ApiTypes.RESOURCE, one.element()), stored());
    var result = ParameterizedTypeName.get(ClassName.get(List.class), element);
    var list = CodeBlocks.call(CodeBlock.of("$T.of", List.class), one.entries());
    return Emitter.overriding(one.method(), result, list).addModifiers(Modifier.DEFAULT).build();
  }

  private ClassName stored() {
    return scope.model().nestedClass("Stored");
  }

  private List<CodeBlock> upgraders() {
    return declaration.former().stream()
        .flatMap(one ->
            one.versions().stream()
                .map(version ->
                    CodeBlock.of(
                        "$T.of($L, $T.object(), this::upgrade)",
                        ClassName.get(ApiTypes.SPI_PACKAGE, "StateUpgraders"),
                        version,
                        one.record().viewNames().handles())))
        .toList();
  }

  private List<MethodSpec> upgrades() {
    return declaration.former().stream()
        .filter(one -> !one.versions().isEmpty())
        .map(this::upgrade)
        .toList();
  }

  private MethodSpec upgrade(Declaration.FormerRecord one) {
    return declared("upgrade")
        .addJavadoc(
            """
            Upgrades a state of version $L.

            @param prior the stored state
            @return the state in the current schema
            """,
            String.join(" or ", one.versions().stream().map(String::valueOf).toList()))
        .addParameter(one.record().type(), "prior")
        .build();
  }

  private MethodSpec.Builder declared(String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .returns(stored());
  }

  private List<CodeBlock> movers() {
    return declaration.former().stream()
        .flatMap(one ->
            one.sources().stream().map(source -> mover(source, one.record().viewNames().handles())))
        .toList();
  }

  private static CodeBlock mover(Declaration.FormerSource source, ClassName handles) {
    return CodeBlocks.call(
        CodeBlock.of("$T.of", ClassName.get(ApiTypes.SPI_PACKAGE, "StateMovers")),
        List.of(source(source), CodeBlock.of("$T.object()", handles), CodeBlock.of("this::move")));
  }

  private static CodeBlock source(Declaration.FormerSource source) {
    var start =
        source.version().isPresent()
            ? CodeBlock.of("$T.of($S, $L)", MOVE_SOURCE, source.type(), source.version().getAsInt())
            : CodeBlock.of("$T.anyVersion($S)", MOVE_SOURCE, source.type());
    return source.provider().isEmpty()
        ? start
        : CodeBlock.of("$L.ofProvider($S)", start, source.provider());
  }

  private List<MethodSpec> moves() {
    return declaration.former().stream()
        .filter(one -> !one.sources().isEmpty())
        .map(this::move)
        .toList();
  }

  private MethodSpec move(Declaration.FormerRecord one) {
    var types =
        one.sources().stream().map(source -> "{@code " + source.type() + "}").distinct().toList();
    return declared("move")
        .addJavadoc(
            """
            Moves a state of $L.

            @param call the context of this call
            @param source the stored state
            @return the state of this resource
            """,
            String.join(" or ", types))
        .addParameter(MOVE_CALL, "call")
        .addParameter(one.record().type(), "source")
        .build();
  }
}
