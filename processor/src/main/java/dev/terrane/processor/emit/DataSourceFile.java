package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.Tree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Unit;
import java.util.EnumSet;
import java.util.List;
import javax.lang.model.element.Modifier;

/// The model of a data source: `ImagesModel`.
final class DataSourceFile {
  private final Unit.DataSource unit;
  private final AttributeRecord record;
  private final ClassName model;
  private final Scope scope;

  DataSourceFile(Unit.DataSource unit) {
    this.unit = unit;
    this.record = unit.record();
    this.model = record.place().model();
    this.scope = new Scope(model, unit.isPublic(), false);
  }

  JavaFile write() {
    var tree = Tree.of(record, EnumSet.of(View.CONFIG, View.INPUT), false);
    var doc =
        CodeBlock.of(
            """
            What the data source {@link $T} needs beside its record: handles, views, and the
            interface to implement.
            """,
            record.type());
    var type =
        Emitter.type(unit, model, doc)
            .addSuperinterface(viewed(Api.DATA_SOURCE_MODEL))
            .addFields(new Handles(record, scope).fields());
    new ModelClass(scope, "dataSource", SchemaCode.of("dataSource", record))
        .addTo(type, unit.name(), viewed(Api.DATA_VIEWS));
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    type.addType(reader()).addType(validating());
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    return Emitter.file(model, type.addType(codecs(tree)));
  }

  private TypeName viewed(ClassName generic) {
    return ParameterizedTypeName.get(
        generic, model.nestedClass("Config"), model.nestedClass("Input"), record.type());
  }

  private TypeSpec codecs(Tree tree) {
    var codecs = new Codecs(scope, tree).state(record);
    var schema = CodeBlock.of("dataSource.schema");
    var all =
        List.of(
            codecs.codec("Config", true, schema),
            codecs.codec("Input", false, schema),
            codecs.codec("State", false, schema));
    return codecs.views(viewed(Api.DATA_VIEWS), Api.DATA_VIEWS, all).build();
  }

  private TypeSpec reader() {
    return TypeSpec.interfaceBuilder("Reader")
        .addJavadoc(
            "The data source {@link $T}: what to implement.\n\n@param <C> the provider's client\n",
            record.type())
        .addModifiers(scope.modifiers())
        .addTypeVariable(Predictions.CLIENT)
        .addSuperinterface(
            ParameterizedTypeName.get(
                Api.DATA_SOURCE_TYPE,
                Predictions.CLIENT,
                model.nestedClass("Config"),
                model.nestedClass("Input"),
                record.type()))
        .addMethod(Emitter.named(unit.name()))
        .addMethod(delegating("schema", Api.SCHEMA))
        .addMethod(delegating("views", viewed(Api.DATA_VIEWS)))
        .build();
  }

  private MethodSpec delegating(String name, TypeName result) {
    return Emitter.overriding(name, result, CodeBlock.of("$T.dataSource().$L()", model, name))
        .addModifiers(Modifier.DEFAULT)
        .build();
  }

  private TypeSpec validating() {
    return TypeSpec.interfaceBuilder("Validating")
        .addJavadoc("Power to look at a configuration as a whole.\n")
        .addModifiers(scope.modifiers())
        .addSuperinterface(
            ParameterizedTypeName.get(
                ClassName.get(Api.RESOURCE, "Validating"), model.nestedClass("Config")))
        .build();
  }
}
