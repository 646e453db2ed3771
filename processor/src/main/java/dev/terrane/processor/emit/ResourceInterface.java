package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Facts;
import dev.terrane.processor.emit.view.Identity;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.model.Words;
import java.util.ArrayList;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/// `Resource<C>`: what an author implements, cut to the shape of his record.
final class ResourceInterface {
  private final Unit.Resource unit;
  private final AttributeRecord record;
  private final ClassName model;
  private final Scope scope;

  ResourceInterface(Unit.Resource unit, Scope scope) {
    this.unit = unit;
    this.record = unit.record();
    this.model = scope.model();
    this.scope = scope;
  }

  TypeSpec write() {
    var type =
        TypeSpec.interfaceBuilder("Resource")
            .addJavadoc(
                """
                The managed resource {@link $T}: what to implement.

                @param <C> the provider's client
                """,
                record.type())
            .addModifiers(scope.modifiers())
            .addTypeVariable(Predictions.CLIENT)
            .addSuperinterface(resourceType());
    if (Identity.exists(record)) {
      type.addMethod(find()).addMethod(read());
    }
    if (alwaysReplaced(record)) {
      type.addMethod(noUpdate());
    }
    predictions(type);
    return type.addMethod(Emitter.named(unit.name()))
        .addMethod(delegating("schema", Api.SCHEMA))
        .addMethod(
            delegating(
                "views",
                ParameterizedTypeName.get(
                    Api.VIEWS, Powers.views(record, model).toArray(TypeName[]::new))))
        .build();
  }

  private TypeName resourceType() {
    var arguments = new ArrayList<TypeName>();
    arguments.add(Predictions.CLIENT);
    arguments.addAll(Powers.views(record, model));
    return ParameterizedTypeName.get(Api.RESOURCE_TYPE, arguments.toArray(TypeName[]::new));
  }

  private void predictions(TypeSpec.Builder type) {
    if (!Predictions.exist(record)) {
      return;
    }
    type.addSuperinterface(ParameterizedTypeName.get(Api.PREDICTING, Predictions.CLIENT));
    Predictions.shared(record)
        .forEach(shared ->
            type.addSuperinterface(ParameterizedTypeName.get(shared, Predictions.CLIENT)));
    type.addMethods(Predictions.methods(record)).addMethod(Predictions.predict(record, model));
  }

  private TypeName call(ClassName kind) {
    return ParameterizedTypeName.get(kind, Predictions.CLIENT);
  }

  private TypeName maybe() {
    return ParameterizedTypeName.get(ClassName.get(Optional.class), record.type());
  }

  private MethodSpec find() {
    return MethodSpec.methodBuilder("find")
        .addJavadoc(
            """
            Looks for the remote object. Tells what is, not what was wanted.

            @param call the call
            @param id what names the object
            @return what is now, or empty when there is no such object
            @throws Exception any failure; the state stays as it is
            """)
        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .returns(maybe())
        .addParameter(call(Api.CALL), "call")
        .addParameter(model.nestedClass("Id"), "id")
        .addException(Exception.class)
        .build();
  }

  private MethodSpec read() {
    return MethodSpec.methodBuilder("read")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
        .returns(maybe())
        .addParameter(call(Api.CALL), "call")
        .addParameter(model.nestedClass("Stored"), "last")
        .addException(Exception.class)
        .addCode("return find(call, last.$L());\n", Facts.method(record, "toId"))
        .build();
  }

  private MethodSpec noUpdate() {
    return MethodSpec.methodBuilder("update")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
        .returns(record.type())
        .addParameter(call(Api.WRITING), "call")
        .addParameter(model.nestedClass("Stored"), "before")
        .addParameter(model.nestedClass("Input"), "in")
        .addCode(
            "throw new $T($S);\n",
            IllegalStateException.class,
            "each change of " + unit.name() + " requires replacement")
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
    var words = component.words();
    var identity = words.identity();
    if (words.replace() instanceof Words.Replace.Always || named(identity)) {
      return true;
    }
    if (component.shape() instanceof Shape.Embedded(var embedded)) {
      return alwaysReplaced(embedded);
    }
    if (Facts.isPlanned(component)) {
      return false;
    }
    return !component.isArgument()
        || Facts.inside(component).filter(ResourceInterface::alwaysReplaced).isPresent();
  }

  private static boolean named(Words.Identity identity) {
    return identity.member() && !identity.mutable();
  }
}
