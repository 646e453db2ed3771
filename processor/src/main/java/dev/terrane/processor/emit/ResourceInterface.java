package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.Components;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.IdentityView;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ComponentTraits;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.model.Shape;
import java.util.ArrayList;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/// Generates `Resource<C>`, the interface that an author implements, with the methods that the
/// record requires.
final class ResourceInterface {
  private final Declaration.Resource declaration;
  private final AttributeRecord record;
  private final ClassName model;
  private final GeneratedClass scope;

  ResourceInterface(Declaration.Resource declaration, GeneratedClass scope) {
    this.declaration = declaration;
    this.record = declaration.record();
    this.model = scope.model();
    this.scope = scope;
  }

  TypeSpec write() {
    var type =
        TypeSpec.interfaceBuilder("Resource")
            .addJavadoc(
                """
                Interface to implement for the managed resource {@link $T}.

                @param <C> the provider's client
                """,
                record.type())
            .addModifiers(scope.modifiers())
            .addTypeVariable(PredictionMethods.CLIENT)
            .addSuperinterface(resourceType());
    if (IdentityView.exists(record)) {
      type.addMethod(find()).addMethod(read());
    }
    if (alwaysReplaced(record)) {
      type.addMethod(noUpdate());
    }
    predictions(type);
    return type.addMethod(Emitter.named(declaration.name()))
        .addMethod(delegating("schema", ApiTypes.SCHEMA))
        .addMethod(
            delegating(
                "views",
                ParameterizedTypeName.get(
                    ApiTypes.VIEWS,
                    CapabilityInterface.views(record, model).toArray(TypeName[]::new))))
        .build();
  }

  private TypeName resourceType() {
    var arguments = new ArrayList<TypeName>();
    arguments.add(PredictionMethods.CLIENT);
    arguments.addAll(CapabilityInterface.views(record, model));
    return ParameterizedTypeName.get(ApiTypes.RESOURCE_TYPE, arguments.toArray(TypeName[]::new));
  }

  private void predictions(TypeSpec.Builder type) {
    if (!PredictionMethods.exist(record)) {
      return;
    }
    type.addSuperinterface(
        ParameterizedTypeName.get(ApiTypes.PREDICTING, PredictionMethods.CLIENT));
    PredictionMethods.shared(record)
        .forEach(shared ->
            type.addSuperinterface(ParameterizedTypeName.get(shared, PredictionMethods.CLIENT)));
    type.addMethods(PredictionMethods.methods(record))
        .addMethod(PredictionMethods.predict(record, model));
  }

  private TypeName call(ClassName kind) {
    return ParameterizedTypeName.get(kind, PredictionMethods.CLIENT);
  }

  private TypeName maybe() {
    return ParameterizedTypeName.get(ClassName.get(Optional.class), record.type());
  }

  private MethodSpec find() {
    return MethodSpec.methodBuilder("find")
        .addJavadoc(
            """
            Reads the remote object. Returns its actual values, not the configured ones.

            @param call the call
            @param id the identity of the object
            @return the current values, or empty if the object does not exist
            @throws Exception any failure; the state stays as it is
            """)
        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .returns(maybe())
        .addParameter(call(ApiTypes.CALL), "call")
        .addParameter(model.nestedClass("Id"), "id")
        .addException(Exception.class)
        .build();
  }

  private MethodSpec read() {
    return MethodSpec.methodBuilder("read")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
        .returns(maybe())
        .addParameter(call(ApiTypes.CALL), "call")
        .addParameter(model.nestedClass("Stored"), "last")
        .addException(Exception.class)
        .addCode("return find(call, last.$L());\n", Components.method(record, "toId"))
        .build();
  }

  private MethodSpec noUpdate() {
    return MethodSpec.methodBuilder("update")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
        .returns(record.type())
        .addParameter(call(ApiTypes.APPLY_CALL), "call")
        .addParameter(model.nestedClass("Stored"), "before")
        .addParameter(model.nestedClass("Input"), "in")
        .addCode(
            "throw new $T($S);\n",
            IllegalStateException.class,
            declaration.name() + " cannot be updated: each change requires replacement")
        .build();
  }

  private MethodSpec delegating(String name, TypeName result) {
    return Emitter.overriding(name, result, CodeBlock.of("$T.resource().$L()", model, name))
        .addModifiers(Modifier.DEFAULT)
        .build();
  }

  /// Whether nothing can change in place.
  static boolean alwaysReplaced(AttributeRecord record) {
    return record.components().stream().allMatch(ResourceInterface::alwaysReplaced);
  }

  private static boolean alwaysReplaced(Component component) {
    var traits = component.traits();
    var identity = traits.identity();
    if (traits.replace() instanceof ComponentTraits.Replace.Always || named(identity)) {
      return true;
    }
    if (component.shape() instanceof Shape.Embedded(var embedded)) {
      return alwaysReplaced(embedded);
    }
    if (Components.isPlanned(component)) {
      return false;
    }
    return !component.isArgument()
        || Components.inside(component).filter(ResourceInterface::alwaysReplaced).isPresent();
  }

  private static boolean named(ComponentTraits.Identity identity) {
    return identity.member() && !identity.mutable();
  }
}
