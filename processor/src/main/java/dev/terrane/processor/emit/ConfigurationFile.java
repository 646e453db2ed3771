package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.ReadExpressions;
import dev.terrane.processor.emit.view.RecordTree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.WriteExpressions;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.model.Shape;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// Generates the model of a provider's configuration, `FilesConfigModel`, or of its `provider_meta`
/// block.
public final class ConfigurationFile {
  private final Declaration.Configuration declaration;
  private final AttributeRecord record;
  private final ClassName model;
  private final GeneratedClass scope;

  /// Creates the generator.
  ///
  /// @param declaration the declaration to generate the class for
  public ConfigurationFile(Declaration.Configuration declaration) {
    this.declaration = declaration;
    this.record = declaration.record();
    this.model = record.viewNames().model();
    this.scope = new GeneratedClass(model, declaration.isPublic(), false);
  }

  /// {@return the generated class}
  public JavaFile write() {
    var doc = CodeBlock.of("The handles of the $L {@link $T}.\n", block(), record.type());
    var type =
        Emitter.type(declaration, model, doc)
            .addFields(new Handles(record, scope).fields())
            .addField(
                FieldSpec.builder(
                        ApiTypes.SCHEMA,
                        "schema",
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                    .initializer(SchemaCode.of(isMeta() ? "providerMeta" : "provider", record))
                    .build())
            .addMethod(Emitter.noConstructor())
            .addMethod(declaration.name().map(this::name).orElseGet(this::meta))
            .addMethod(
                returning("schema", ApiTypes.SCHEMA, CodeBlock.of("schema"))
                    .addJavadoc("{@return the attributes and blocks of the $L}\n", block())
                    .build())
            .addMethod(codec())
            .addMethod(read())
            .addMethod(written());
    nested(type);
    return Emitter.file(model, type);
  }

  private boolean isMeta() {
    return declaration.name().isEmpty();
  }

  private String block() {
    return isMeta() ? "{@code provider_meta} block" : "provider block";
  }

  private MethodSpec name(String name) {
    return returning("name", TypeName.get(String.class), CodeBlock.of("$S", name))
        .addJavadoc("{@return the provider's name}\n")
        .build();
  }

  private MethodSpec meta() {
    return returning(
            "meta",
            ParameterizedTypeName.get(ApiTypes.META, record.type()),
            CodeBlock.of("new $T<>($T.class, schema, codec())", ApiTypes.META, record.type()))
        .addJavadoc("{@return the declaration of the block, for the provider's type}\n")
        .build();
  }

  private void nested(TypeSpec.Builder type) {
    RecordTree.of(record, EnumSet.noneOf(View.class), false)
        .inside()
        .forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
  }

  private MethodSpec.Builder returning(String name, TypeName result, CodeBlock value) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(result)
        .addCode(CodeBlocks.returned(value));
  }

  private MethodSpec codec() {
    var codec =
        CodeBlock.of("$T.values(schema).as($T::read, $T::write)", ApiTypes.CODEC, model, model);
    return returning("codec", ParameterizedTypeName.get(ApiTypes.CODEC, record.type()), codec)
        .addJavadoc(
            isMeta()
                ? "{@return the codec of the block}\n"
                : """
                {@return the codec of the provider block; an unknown value is an error, unless the
                component is a {@code Value}}
                """)
        .build();
  }

  private boolean isPlain(Component component) {
    return component.shape() instanceof Shape.Embedded
        || declaration.plain().contains(component.name());
  }

  private List<Component> plain() {
    return record.components().stream().filter(this::isPlain).toList();
  }

  /// The handles of the components that must be known.
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
            .addParameter(ApiTypes.VALUE_VIEW, "values");
    if (!plain().isEmpty()) {
      method.addCode("var from = $L;\n", CodeBlocks.call(CodeBlock.of("values.known"), needed()));
    }
    var components = record.components().stream().map(this::value).toList();
    return method
        .addCode(
            CodeBlocks.returned(CodeBlocks.call(CodeBlock.of("new $T", record.type()), components)))
        .build();
  }

  private CodeBlock value(Component component) {
    if (component.shape() instanceof Shape.Embedded(var embedded)) {
      return CodeBlock.of("$T.form().read(from)", embedded.viewNames().handles());
    }
    var handle = Handles.of(record, component, model);
    return isPlain(component)
        ? ReadExpressions.value(component, handle)
        : CodeBlock.of("values.get($L)", handle);
  }

  private MethodSpec written() {
    var known =
        new WriteExpressions(
                new AttributeRecord(record.type(), record.viewNames(), "", "", plain()), model)
            .own();
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
        .returns(ApiTypes.VALUE_VIEW)
        .addParameter(record.type(), "of")
        .addCode(CodeBlocks.returned(WriteExpressions.built(ApiTypes.VALUE_VIEW, links)))
        .build();
  }
}
