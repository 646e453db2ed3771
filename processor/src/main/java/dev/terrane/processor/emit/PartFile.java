package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
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

/// Generates the model of a part that has a configuration, an input and a result, and no plan:
/// `ImagesModel`.
public final class PartFile {
  private final Declaration.Part declaration;
  private final Family family;
  private final AttributeRecord record;
  private final ClassName model;
  private final GeneratedClass scope;

  /// Creates the generator.
  ///
  /// @param declaration the declaration to generate the class for
  /// @param family the library types of its kind
  public PartFile(Declaration.Part declaration, Family family) {
    this.declaration = declaration;
    this.family = family;
    this.record = declaration.record();
    this.model = record.viewNames().model();
    this.scope = new GeneratedClass(model, declaration.isPublic(), false);
  }

  /// The library types of a kind of part. They are generic in the views of configuration, input and
  /// result.
  ///
  /// @param noun the name of its parts in messages: "data source"
  /// @param word the name of the method that creates such a schema, and of the generated method
  ///   that returns the model: `dataSource`
  /// @param implemented the name of the interface to implement: `Reader`
  /// @param model the library's type of the model
  /// @param type the library's type of the interface to implement; its first parameter is the
  ///   client
  /// @param views the library's type of the codecs
  public record Family(
      String noun, String word, String implemented, Class<?> model, Class<?> type, Class<?> views) {
    ClassName viewsName() {
      return ClassName.get(views);
    }
  }

  /// {@return the generated class}
  public JavaFile write() {
    var tree = RecordTree.of(record, EnumSet.of(View.CONFIG, View.INPUT), false);
    var doc =
        CodeBlock.of(
            """
            The model of the $L {@link $T}: handles, views, and the interface to
            implement.
            """,
            family.noun(),
            record.type());
    var type =
        Emitter.type(declaration, model, doc)
            .addSuperinterface(viewed(ClassName.get(family.model())))
            .addFields(new Handles(record, scope).fields());
    new ModelClass(scope, family.word(), SchemaCode.of(family.word(), declaration))
        .addTo(type, declaration.name(), viewed(family.viewsName()));
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    var interfaces = new PartInterfaces(declaration, family, scope);
    type.addType(
            interfaces.implemented(
                List.of(model.nestedClass("Config"), model.nestedClass("Input"), record.type()),
                List.of(
                    interfaces.delegating("schema", ApiTypes.SCHEMA),
                    interfaces.delegating("views", viewed(family.viewsName())))))
        .addType(interfaces.validating());
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    return Emitter.file(model, type.addType(codecs(tree)));
  }

  private TypeName viewed(ClassName generic) {
    return ParameterizedTypeName.get(
        generic, model.nestedClass("Config"), model.nestedClass("Input"), record.type());
  }

  private TypeSpec codecs(RecordTree tree) {
    var codecs = new Codecs(scope, tree).state(record);
    var schema = CodeBlock.of("$L.schema", family.word());
    var all =
        List.of(
            codecs.codec("Config", true, schema),
            codecs.codec("Input", false, schema),
            codecs.codec("State", false, schema));
    return codecs.views(viewed(family.viewsName()), family.viewsName(), all).build();
  }
}
