package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.RecordTree;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import java.util.EnumSet;
import java.util.List;
import javax.lang.model.element.Modifier;

/// Generates the model of a data source: `ImagesModel`.
final class DataSourceFile {
  private final Declaration.DataSource declaration;
  private final AttributeRecord record;
  private final ClassName model;
  private final Scope scope;

  DataSourceFile(Declaration.DataSource declaration) {
    this.declaration = declaration;
    this.record = declaration.record();
    this.model = record.viewNames().model();
    this.scope = new Scope(model, declaration.isPublic(), false);
  }

  JavaFile write() {
    var tree = RecordTree.of(record, EnumSet.of(View.CONFIG, View.INPUT), false);
    var doc =
        CodeBlock.of(
            """
            The model of the data source {@link $T}: handles, views, and the interface to
            implement.
            """,
            record.type());
    var type =
        Emitter.type(declaration, model, doc)
            .addSuperinterface(viewed(ApiTypes.DATA_SOURCE_MODEL))
            .addFields(new Handles(record, scope).fields());
    new ModelClass(scope, "dataSource", SchemaCode.of("dataSource", record))
        .addTo(type, declaration.name(), viewed(ApiTypes.DATA_VIEWS));
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    type.addType(reader()).addType(validating());
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    return Emitter.file(model, type.addType(codecs(tree)));
  }

  private TypeName viewed(ClassName generic) {
    return ParameterizedTypeName.get(
        generic, model.nestedClass("Config"), model.nestedClass("Input"), record.type());
  }

  private TypeSpec codecs(RecordTree tree) {
    var codecs = new Codecs(scope, tree).state(record);
    var schema = CodeBlock.of("dataSource.schema");
    var all =
        List.of(
            codecs.codec("Config", true, schema),
            codecs.codec("Input", false, schema),
            codecs.codec("State", false, schema));
    return codecs.views(viewed(ApiTypes.DATA_VIEWS), ApiTypes.DATA_VIEWS, all).build();
  }

  private TypeSpec reader() {
    return TypeSpec.interfaceBuilder("Reader")
        .addJavadoc(
            "Interface to implement for the data source {@link $T}.\n\n@param <C> the provider's client\n",
            record.type())
        .addModifiers(scope.modifiers())
        .addTypeVariable(PredictionMethods.CLIENT)
        .addSuperinterface(
            ParameterizedTypeName.get(
                ApiTypes.DATA_SOURCE_TYPE,
                PredictionMethods.CLIENT,
                model.nestedClass("Config"),
                model.nestedClass("Input"),
                record.type()))
        .addMethod(Emitter.named(declaration.name()))
        .addMethod(delegating("schema", ApiTypes.SCHEMA))
        .addMethod(delegating("views", viewed(ApiTypes.DATA_VIEWS)))
        .build();
  }

  private MethodSpec delegating(String name, TypeName result) {
    return Emitter.overriding(name, result, CodeBlock.of("$T.dataSource().$L()", model, name))
        .addModifiers(Modifier.DEFAULT)
        .build();
  }

  private TypeSpec validating() {
    return TypeSpec.interfaceBuilder("Validating")
        .addJavadoc("Optional interface of a data source: validates a configuration as a whole.\n")
        .addModifiers(scope.modifiers())
        .addSuperinterface(
            ParameterizedTypeName.get(ApiTypes.VALIDATING, model.nestedClass("Config")))
        .build();
  }
}
