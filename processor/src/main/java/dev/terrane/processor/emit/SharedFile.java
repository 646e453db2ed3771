package dev.terrane.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.RecordTree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import java.util.EnumSet;

/// Generates the model of a record that resources share: `TaggedModel`.
public final class SharedFile {
  private final Declaration.Shared declaration;
  private final AttributeRecord record;
  private final GeneratedClass scope;

  /// Creates the generator.
  ///
  /// @param declaration the declaration to generate the class for
  public SharedFile(Declaration.Shared declaration) {
    this.declaration = declaration;
    this.record = declaration.record();
    this.scope = new GeneratedClass(record.viewNames().model(), declaration.isPublic(), true);
  }

  /// {@return the generated class}
  public JavaFile write() {
    var tree = RecordTree.of(record, EnumSet.allOf(View.class), true);
    var handles = new Handles(record, scope);
    var doc =
        CodeBlock.of("The handles and views of the shared record {@link $T}.\n", record.type());
    var type =
        Emitter.type(declaration, scope.model(), doc)
            .addFields(handles.fields())
            .addMethod(Emitter.noConstructor());
    handles.addForm(type);
    if (ReadResultMethod.hidesSomething(record)) {
      ReadResultMethod.methods(tree, scope).forEach(type::addMethod);
    }
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    if (PredictionMethods.exist(record)) {
      type.addType(planned());
    }
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    return Emitter.file(scope.model(), type.addType(new Codecs(scope, tree).build()));
  }

  private TypeSpec planned() {
    return TypeSpec.interfaceBuilder("Planned")
        .addJavadoc(
            """
            Predicts the planned components of a {@link $T}; a resource's interface extends it.

            @param <C> the provider's client
            """,
            record.type())
        .addModifiers(scope.modifiers())
        .addTypeVariable(PredictionMethods.CLIENT)
        .addMethods(PredictionMethods.methods(record))
        .build();
  }
}
