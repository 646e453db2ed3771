package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.IdentityView;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// An optional interface of a resource, bound to the views of the resource.
///
/// @param type the interface of the library; that of the model has the same name
/// @param doc its Javadoc
/// @param client whether it works with the client
/// @param views the names of the views that it is bound to
/// @param applies whether a resource can have it
record CapabilityInterface(
    ClassName type,
    String doc,
    boolean client,
    List<String> views,
    Predicate<Declaration.Resource> applies) {
  private static final List<CapabilityInterface> ALL =
      List.of(
          new CapabilityInterface(
              ApiTypes.VALIDATING,
              "validates a configuration as a whole",
              false,
              List.of("Config"),
              _ -> true),
          new CapabilityInterface(
              ClassName.get(ApiTypes.RESOURCE, "Planning"),
              "modifies a plan",
              true,
              List.of("Config", "Stored", "Plan"),
              _ -> true),
          new CapabilityInterface(
              ClassName.get(ApiTypes.RESOURCE, "Locating"),
              "imports by an ID that is not the identity",
              true,
              List.of("Id"),
              declaration -> IdentityView.exists(declaration.record())),
          new CapabilityInterface(
              ClassName.get(ApiTypes.RESOURCE, "Importing"),
              "imports an object with its values",
              true,
              List.of("Stored"),
              _ -> true));

  /// The interfaces that a resource can have.
  static List<TypeSpec> of(Declaration.Resource declaration, GeneratedClass scope) {
    return ALL.stream()
        .filter(capability -> capability.applies().test(declaration))
        .map(capability -> capability.write(scope))
        .toList();
  }

  private TypeSpec write(GeneratedClass scope) {
    var written =
        TypeSpec.interfaceBuilder(type.simpleName())
            .addJavadoc("Optional interface of a resource: $L.\n", doc)
            .addModifiers(scope.modifiers());
    var arguments = new ArrayList<TypeName>();
    if (client) {
      written
          .addJavadoc("\n@param <C> the provider's client\n")
          .addTypeVariable(PredictionMethods.CLIENT);
      arguments.add(PredictionMethods.CLIENT);
    }
    views.forEach(view -> arguments.add(scope.model().nestedClass(view)));
    return written
        .addSuperinterface(ParameterizedTypeName.get(type, arguments.toArray(TypeName[]::new)))
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
