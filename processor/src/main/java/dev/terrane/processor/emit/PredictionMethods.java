package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.Components;
import dev.terrane.processor.emit.view.DerivedExpressions;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// Generates the methods with which authors predict planned components.
final class PredictionMethods {
  static final TypeVariableName CLIENT = TypeVariableName.get("C");

  /// A planned component.
  private record Planned(AttributeRecord record, Component component) {
    String method() {
      return ViewRecord.named("plan" + record.viewNames().prefix(), component);
    }

    List<Component> from() {
      return component.planned().orElseThrow().stream()
          .map(name -> DerivedExpressions.component(record, name))
          .toList();
    }
  }

  private PredictionMethods() {}

  /// All planned components, at any depth.
  private static Stream<Planned> all(AttributeRecord record) {
    return record.components().stream()
        .flatMap(component -> {
          var own = Components.isPlanned(component) ? Stream.of(component) : Stream.<Component>of();
          var inside = Components.inside(component).stream().flatMap(PredictionMethods::all);
          return Stream.concat(own.map(one -> new Planned(record, one)), inside);
        })
        .distinct();
  }

  static boolean exist(AttributeRecord record) {
    return all(record).findAny().isPresent();
  }

  /// The interfaces of shared records inside that have planned components.
  static List<ClassName> shared(AttributeRecord record) {
    return all(record)
        .map(planned -> planned.record().viewNames().model())
        .filter(model -> !model.equals(record.viewNames().model()))
        .map(model -> model.nestedClass("Planned"))
        .distinct()
        .toList();
  }

  /// The abstract methods for the planned components that are not in shared records.
  static List<MethodSpec> methods(AttributeRecord record) {
    return all(record)
        .filter(planned -> planned.record().viewNames().model().equals(record.viewNames().model()))
        .map(PredictionMethods::method)
        .toList();
  }

  private static MethodSpec method(Planned planned) {
    var parameters =
        planned.from().stream()
            .map(one -> ParameterSpec.builder(Components.recordType(one), parameter(one)).build())
            .toList();
    return MethodSpec.methodBuilder(planned.method())
        .addJavadoc(
            """
            Predicts {@code $L} during planning.

            @return the value that the remote object will have
            @throws Exception any failure; it stops the plan
            """,
            planned.component().name())
        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .returns(Components.recordType(planned.component()))
        .addParameter(CLIENT, "client")
        .addParameters(parameters)
        .addException(Exception.class)
        .build();
  }

  /// A component named like the client's parameter gets another parameter name.
  private static String parameter(Component component) {
    return component.name().equals("client") ? "client_" : component.name();
  }

  /// The method `predict`, which calls the method of each planned component.
  static MethodSpec predict(AttributeRecord record, ClassName within) {
    var method =
        MethodSpec.methodBuilder("predict")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
            .returns(ApiTypes.OBJECT_VIEW)
            .addParameter(CLIENT, "client")
            .addParameter(ApiTypes.wildcard(ApiTypes.ATTRIBUTE), "attribute")
            .addParameter(ApiTypes.OBJECT_VIEW, "from")
            .addException(Exception.class);
    all(record).forEach(planned -> method.addCode(branch(planned, within)));
    return method.addCode("return $T.EMPTY;\n", ApiTypes.OBJECT_VIEW).build();
  }

  private static CodeBlock branch(Planned planned, ClassName within) {
    var handle = Handles.of(planned.record(), planned.component(), within);
    var values =
        Stream.concat(
                Stream.of(CodeBlock.of("client")),
                planned.from().stream()
                    .map(one -> value(one, Handles.of(planned.record(), one, within))))
            .toList();
    return CodeBlock.of(
        "if (attribute.equals($L)) {\n$>var made = $L;\nreturn $T.EMPTY.with($L, made);\n$<}\n",
        handle,
        CodeBlocks.call(CodeBlock.of("$L", planned.method()), values),
        ApiTypes.OBJECT_VIEW,
        handle);
  }

  private static CodeBlock value(Component component, CodeBlock handle) {
    return component.nullable()
        ? CodeBlock.of("from.find($L).orElse(null)", handle)
        : CodeBlock.of("from.get($L)", handle);
  }
}
