package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.RecordTree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import java.util.EnumSet;
import java.util.List;

/// Generates the model of a list resource: `NoteFilterModel`. Nothing is computed, so the author's
/// record is the view of the arguments.
public final class ListFile {
  private final Declaration.ListPart declaration;
  private final PartFile.Family family;
  private final AttributeRecord record;
  private final GeneratedClass scope;

  /// Creates the generator.
  ///
  /// @param declaration the declaration to generate the class for
  /// @param family the library types of its kind
  public ListFile(Declaration.ListPart declaration, PartFile.Family family) {
    this.declaration = declaration;
    this.family = family;
    this.record = declaration.part().record();
    this.scope = new GeneratedClass(record.viewNames().model(), declaration.isPublic(), false);
  }

  /// {@return the generated class}
  public JavaFile write() {
    var tree = RecordTree.of(record, EnumSet.of(View.CONFIG), false);
    var type = Emitter.type(declaration, scope.model(), doc());
    type.addSuperinterface(
            ParameterizedTypeName.get(
                ClassName.get(family.model()), arguments().toArray(TypeName[]::new)))
        .addFields(new Handles(record, scope).fields());
    new ModelClass(scope, family.word(), SchemaCode.of(family.word(), declaration.part()))
        .addTo(type, declaration.part().name(), views());
    var managed = CodeBlock.of("$T.resource()", declaration.managedModel());
    type.addMethod(Emitter.overriding("resource", resource(), managed).build());
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    addInterfaces(type);
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    return Emitter.file(scope.model(), type.addType(codecs(tree)));
  }

  private CodeBlock doc() {
    return CodeBlock.of(
        """
        The model of the $L {@link $T}, which lists
        {@link $T}: handles, views, and the interface to implement.
        """,
        family.noun(),
        record.type(),
        declaration.managed());
  }

  private void addInterfaces(TypeSpec.Builder type) {
    var interfaces = new PartInterfaces(declaration.part(), family, scope);
    var delegating =
        List.of(
            interfaces.delegating("resource", resource()),
            interfaces.delegating("schema", ApiTypes.SCHEMA),
            interfaces.delegating("views", views()));
    type.addType(interfaces.implemented(true, arguments(), delegating))
        .addType(interfaces.validating());
  }

  private ClassName config() {
    return scope.model().nestedClass("Config");
  }

  private ClassName id() {
    return declaration.managedModel().nestedClass("Id");
  }

  /// The type arguments of model and interface.
  private List<TypeName> arguments() {
    return List.of(config(), record.type(), id(), declaration.managed());
  }

  private TypeName views() {
    return ParameterizedTypeName.get(family.viewsName(), config(), record.type());
  }

  private TypeName resource() {
    var any = WildcardTypeName.subtypeOf(Object.class);
    return ParameterizedTypeName.get(
        ApiTypes.RESOURCE_MODEL, any, any, any, any, declaration.managed(), id());
  }

  private TypeSpec codecs(RecordTree tree) {
    var codecs = new Codecs(scope, tree).state(record);
    var schema = CodeBlock.of("$L.schema", family.word());
    var all = List.of(codecs.codec("Config", true, schema), codecs.codec("State", false, schema));
    return codecs.views(views(), family.viewsName(), all).build();
  }
}
