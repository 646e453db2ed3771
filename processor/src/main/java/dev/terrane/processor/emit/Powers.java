package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Identity;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/// The powers that a resource may have beside its core, bound to its views. Each is one row; the
/// powers to move, to list and to defer will be further rows.
///
/// @param name the name of the interface, in the model as in the library
/// @param doc what it is good for
/// @param client whether it works with the client
/// @param views the names of the views that it is bound to
/// @param applies whether a resource can have it
record Powers(
    String name, String doc, boolean client, List<String> views, Predicate<Unit.Resource> applies) {
  private static final List<Powers> ALL =
      List.of(
          new Powers(
              "Validating",
              "look at a configuration as a whole",
              false,
              List.of("Config"),
              _ -> true),
          new Powers(
              "Planning", "shape a plan", true, List.of("Config", "Stored", "Plan"), _ -> true),
          new Powers(
              "Locating",
              "import by an id that is not the identity",
              true,
              List.of("Id"),
              unit -> Identity.exists(unit.record())),
          new Powers("Importing", "import by value", true, List.of("Stored"), _ -> true));

  /// The interfaces that a resource can have.
  static List<TypeSpec> of(Unit.Resource unit, Scope scope) {
    return ALL.stream()
        .filter(power -> power.applies().test(unit))
        .map(power -> power.write(scope))
        .toList();
  }

  /// Power to upgrade: one method for each former shape.
  static TypeSpec upgrading(Unit.Resource unit, Scope scope) {
    var stored = scope.model().nestedClass("Stored");
    var former = ParameterizedTypeName.get(ClassName.get(Api.RESOURCE, "FormerShape"), stored);
    var type =
        TypeSpec.interfaceBuilder("Upgrading")
            .addJavadoc("Power to read states of former versions.\n")
            .addModifiers(scope.modifiers())
            .addSuperinterface(
                ParameterizedTypeName.get(ClassName.get(Api.RESOURCE, "Upgrading"), stored));
    var shapes = new ArrayList<CodeBlock>();
    for (var shape : unit.formers()) {
      type.addMethod(upgrade(shape, stored));
      shapes.add(
          CodeBlock.of(
              "$T.of($L, $T.object(), this::upgrade)",
              ClassName.get(Api.SPI_PACKAGE, "Formers"),
              shape.version(),
              shape.record().place().handles()));
    }
    var all = ParameterizedTypeName.get(ClassName.get(List.class), former);
    var list = Code.call(CodeBlock.of("$T.of", List.class), shapes);
    return type.addMethod(
            Emitter.overriding("formers", all, list).addModifiers(Modifier.DEFAULT).build())
        .build();
  }

  private static MethodSpec upgrade(Unit.FormerRecord shape, ClassName stored) {
    return MethodSpec.methodBuilder("upgrade")
        .addJavadoc(
            """
            Upgrades a state of version $L.

            @param former what it held
            @return what a state of today holds
            """,
            shape.version())
        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .returns(stored)
        .addParameter(shape.record().type(), "former")
        .build();
  }

  private TypeSpec write(Scope scope) {
    var type =
        TypeSpec.interfaceBuilder(name)
            .addJavadoc("Power to $L.\n", doc)
            .addModifiers(scope.modifiers());
    var arguments = new ArrayList<TypeName>();
    if (client) {
      type.addJavadoc("\n@param <C> the provider's client\n").addTypeVariable(Predictions.CLIENT);
      arguments.add(Predictions.CLIENT);
    }
    views.forEach(view -> arguments.add(scope.model().nestedClass(view)));
    return type.addSuperinterface(
            ParameterizedTypeName.get(
                ClassName.get(Api.RESOURCE, name), arguments.toArray(TypeName[]::new)))
        .build();
  }

  /// The views of a resource, in the order in which the library names them.
  static List<TypeName> views(AttributeRecord record, ClassName model) {
    return List.of(
        model.nestedClass("Config"),
        model.nestedClass("Plan"),
        model.nestedClass("Input"),
        model.nestedClass("Stored"),
        record.type(),
        model.nestedClass("Id"));
  }
}
