package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.IdentityView;
import dev.terrane.processor.emit.view.RecordTree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import java.util.EnumSet;
import java.util.List;
import javax.lang.model.element.Modifier;

/// Generates the model of a managed resource: `NoteModel`.
public final class ResourceFile {
  private final Declaration.Resource declaration;
  private final AttributeRecord record;
  private final ClassName model;
  private final GeneratedClass scope;

  /// Creates the generator.
  ///
  /// @param declaration the declaration to generate the class for
  public ResourceFile(Declaration.Resource declaration) {
    this.declaration = declaration;
    this.record = declaration.record();
    this.model = record.viewNames().model();
    this.scope = new GeneratedClass(model, declaration.isPublic(), false);
  }

  /// {@return the generated class}
  public JavaFile write() {
    var tree = RecordTree.of(record, EnumSet.allOf(View.class), false);
    var doc =
        CodeBlock.of(
            """
            The model of the managed resource {@link $T}: handles, views, and the interface to
            implement.
            """,
            record.type());
    var type =
        Emitter.type(declaration, model, doc).addSuperinterface(viewed(ApiTypes.RESOURCE_MODEL));
    type.addFields(new Handles(record, scope).fields());
    new ModelClass(scope, "resource", SchemaCode.of(declaration))
        .addTo(type, declaration.name(), viewed(ApiTypes.VIEWS));
    ReadResultMethod.methods(tree, scope).forEach(type::addMethod);
    if (IdentityView.exists(record)) {
      type.addMethod(dataSource());
    }
    type.addType(IdentityView.view(record, scope));
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    type.addType(new ResourceInterface(declaration, scope).write());
    type.addType(new StateOnlyInterface(declaration, scope).write());
    type.addTypes(CapabilityInterface.of(declaration, scope));
    type.addTypes(new FormerInterface(declaration, scope).all());
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    former(type);
    return Emitter.file(model, type.addType(codecs(tree)));
  }

  private void former(TypeSpec.Builder type) {
    declaration.former().stream()
        .map(one -> RecordTree.of(one.record(), EnumSet.noneOf(View.class), false))
        .flatMap(tree -> tree.all().stream())
        .forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
  }

  /// `Views<Config, Plan, Input, Stored, Note, Id>`.
  private TypeName viewed(ClassName generic) {
    return ParameterizedTypeName.get(generic, views());
  }

  private TypeName[] views() {
    return CapabilityInterface.views(record, model).toArray(TypeName[]::new);
  }

  private TypeSpec codecs(RecordTree tree) {
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
    return codecs.views(viewed(ApiTypes.VIEWS), ApiTypes.VIEWS, all).build();
  }

  private MethodSpec dataSource() {
    var client = TypeVariableName.get("C");
    return MethodSpec.methodBuilder("dataSource")
        .addJavadoc(
            """
            Creates a data source of the same name. Its arguments are the identity, and it reads
            with {@code find}.

            @param resource the resource
            @param <C> the provider's client
            @return the data source
            """)
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .addTypeVariable(client)
        .returns(ParameterizedTypeName.get(ApiTypes.IDENTITY_DATA_SOURCE, client))
        .addParameter(ParameterizedTypeName.get(model.nestedClass("Resource"), client), "resource")
        .addCode(
            CodeBlocks.returned(CodeBlock.of("$T.of(resource)", ApiTypes.IDENTITY_DATA_SOURCE)))
        .build();
  }
}
