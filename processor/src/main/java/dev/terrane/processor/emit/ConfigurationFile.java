package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.Reading;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.Tree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.Writing;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Unit;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// The model of a provider's configuration: `FilesConfigModel`.
final class ConfigurationFile {
  private final Unit.Configuration unit;
  private final AttributeRecord record;
  private final ClassName model;
  private final Scope scope;

  ConfigurationFile(Unit.Configuration unit) {
    this.unit = unit;
    this.record = unit.record();
    this.model = record.place().model();
    this.scope = new Scope(model, unit.isPublic(), false);
  }

  JavaFile write() {
    var doc = CodeBlock.of("The handles of the provider block {@link $T}.\n", record.type());
    var type =
        Emitter.type(unit, model, doc)
            .addFields(new Handles(record, scope).fields())
            .addField(
                FieldSpec.builder(
                        Api.SCHEMA, "schema", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer(SchemaCode.of("provider", record))
                    .build())
            .addMethod(Emitter.noConstructor())
            .addMethod(
                told("name", TypeName.get(String.class), CodeBlock.of("$S", unit.name()))
                    .addJavadoc("{@return the provider's name}\n")
                    .build())
            .addMethod(
                told("schema", Api.SCHEMA, CodeBlock.of("schema"))
                    .addJavadoc("{@return the attributes and blocks of the provider block}\n")
                    .build())
            .addMethod(codec())
            .addMethod(read())
            .addMethod(written());
    nested(type);
    return Emitter.file(model, type);
  }

  private void nested(TypeSpec.Builder type) {
    Tree.of(record, EnumSet.noneOf(View.class), false)
        .inside()
        .forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
  }

  private MethodSpec.Builder told(String name, TypeName result, CodeBlock value) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(result)
        .addCode(Code.returned(value));
  }

  private MethodSpec codec() {
    var codec = CodeBlock.of("$T.values(schema).as($T::read, $T::write)", Api.CODEC, model, model);
    return told("codec", ParameterizedTypeName.get(Api.CODEC, record.type()), codec)
        .addJavadoc(
            """
            {@return how the provider block is read; what is not known yet is an error, unless
            the component is a {@code Value}}
            """)
        .build();
  }

  private boolean isPlain(Component component) {
    return component.shape() instanceof Shape.Embedded || unit.plain().contains(component.name());
  }

  private List<Component> plain() {
    return record.components().stream().filter(this::isPlain).toList();
  }

  /// The handles of what has to be known.
  private List<CodeBlock> needed() {
    return plain().stream()
        .flatMap(component ->
            component.shape() instanceof Shape.Embedded(var embedded)
                ? Handles.members(embedded, model).stream()
                : Stream.of(Handles.of(record, component, model)))
        .toList();
  }

  private MethodSpec read() {
    var method =
        MethodSpec.methodBuilder("read")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(record.type())
            .addParameter(Api.VALUE_VIEW, "values");
    if (!plain().isEmpty()) {
      method.addCode("var from = $L;\n", Code.call(CodeBlock.of("values.known"), needed()));
    }
    var components = record.components().stream().map(this::value).toList();
    return method
        .addCode(Code.returned(Code.call(CodeBlock.of("new $T", record.type()), components)))
        .build();
  }

  private CodeBlock value(Component component) {
    if (component.shape() instanceof Shape.Embedded(var embedded)) {
      return CodeBlock.of("$T.form().read(from)", embedded.place().handles());
    }
    var handle = Handles.of(record, component, model);
    return isPlain(component)
        ? Reading.value(component, handle)
        : CodeBlock.of("values.get($L)", handle);
  }

  private MethodSpec written() {
    var known =
        new Writing(new AttributeRecord(record.type(), record.place(), "", plain()), model).own();
    var links =
        Stream.concat(
                Stream.of(CodeBlock.of(".setKnown($L)", known)),
                record.components().stream()
                    .filter(component -> !isPlain(component))
                    .map(component ->
                        CodeBlock.of(
                            ".set($L, of.$L())",
                            Handles.of(record, component, model),
                            component.name())))
            .toList();
    return MethodSpec.methodBuilder("write")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(Api.VALUE_VIEW)
        .addParameter(record.type(), "of")
        .addCode(Code.returned(Writing.built(Api.VALUE_VIEW, links)))
        .build();
  }
}
