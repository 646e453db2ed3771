package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.Identity;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.Tree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Unit;
import java.util.EnumSet;
import java.util.List;
import javax.lang.model.element.Modifier;

/// The model of a managed resource: `NoteModel`.
final class ResourceFile {
  private final Unit.Resource unit;
  private final AttributeRecord record;
  private final ClassName model;
  private final Scope scope;

  ResourceFile(Unit.Resource unit) {
    this.unit = unit;
    this.record = unit.record();
    this.model = record.place().model();
    this.scope = new Scope(model, unit.isPublic(), false);
  }

  JavaFile write() {
    var tree = Tree.of(record, EnumSet.allOf(View.class), false);
    var doc =
        CodeBlock.of(
            """
            What the managed resource {@link $T} needs beside its record: handles, views, and the
            interface to implement.
            """,
            record.type());
    var type = Emitter.type(unit, model, doc).addSuperinterface(viewed(Api.RESOURCE_MODEL));
    type.addFields(new Handles(record, scope).fields());
    new ModelClass(scope, "resource", SchemaCode.of(unit))
        .addTo(type, unit.name(), viewed(Api.VIEWS));
    Found.methods(tree, scope).forEach(type::addMethod);
    if (Identity.exists(record)) {
      type.addMethod(dataSource());
    }
    type.addType(Identity.view(record, scope));
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    type.addType(new ResourceInterface(unit, scope).write());
    type.addType(new StateOnlyInterface(unit, scope).write());
    type.addTypes(Powers.of(unit, scope));
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    formers(type);
    return Emitter.file(model, type.addType(codecs(tree)));
  }

  private void formers(TypeSpec.Builder type) {
    if (unit.formers().isEmpty()) {
      return;
    }
    type.addType(Powers.upgrading(unit, scope));
    unit.formers().stream()
        .map(former -> Tree.of(former.record(), EnumSet.noneOf(View.class), false))
        .flatMap(tree -> tree.all().stream())
        .forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
  }

  /// `Views<Config, Plan, Input, Stored, Note, Id>`.
  private TypeName viewed(ClassName generic) {
    return ParameterizedTypeName.get(generic, views());
  }

  private TypeName[] views() {
    return Powers.views(record, model).toArray(TypeName[]::new);
  }

  private TypeSpec codecs(Tree tree) {
    var codecs = new Codecs(scope, tree).state(record).identity(record);
    var schema = CodeBlock.of("resource.schema");
    var all =
        List.of(
            codecs.codec("Config", true, schema),
            codecs.codec("Plan", true, schema),
            codecs.codec("Input", false, schema),
            codecs.codec("Stored", false, schema),
            codecs.codec("State", false, schema),
            codecs.codec("Id", false, schema));
    return codecs.views(viewed(Api.VIEWS), Api.VIEWS, all).build();
  }

  private MethodSpec dataSource() {
    var client = TypeVariableName.get("C");
    return MethodSpec.methodBuilder("dataSource")
        .addJavadoc(
            "A data source of the same name: its arguments are the identity, {@code find} is its"
                + " reading.\n\n"
                + "@param resource the resource\n@param <C> the provider's client\n"
                + "@return the data source\n")
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .addTypeVariable(client)
        .returns(ParameterizedTypeName.get(Api.IDENTITY_DATA_SOURCE, client))
        .addParameter(ParameterizedTypeName.get(model.nestedClass("Resource"), client), "resource")
        .addCode(Code.returned(CodeBlock.of("$T.of(resource)", Api.IDENTITY_DATA_SOURCE)))
        .build();
  }
}
