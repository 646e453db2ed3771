package dev.terrane.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.Tree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Unit;
import java.util.EnumSet;

/// The model of a record that resources share: `TaggedModel`.
final class SharedFile {
  private final Unit.Shared unit;
  private final AttributeRecord record;
  private final Scope scope;

  SharedFile(Unit.Shared unit) {
    this.unit = unit;
    this.record = unit.record();
    this.scope = new Scope(record.place().model(), unit.isPublic(), true);
  }

  JavaFile write() {
    var tree = Tree.of(record, EnumSet.allOf(View.class), true);
    var handles = new Handles(record, scope);
    var doc =
        CodeBlock.of(
            "The handles and views of {@link $T}, which resources share.\n", record.type());
    var type =
        Emitter.type(unit, scope.model(), doc)
            .addFields(handles.fields())
            .addMethod(Emitter.noConstructor());
    handles.addForm(type);
    if (Found.hidesSomething(record)) {
      Found.methods(tree, scope).forEach(type::addMethod);
    }
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    if (Predictions.exist(record)) {
      type.addType(planned());
    }
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    return Emitter.file(scope.model(), type.addType(new Codecs(scope, tree).build()));
  }

  private TypeSpec planned() {
    return TypeSpec.interfaceBuilder("Planned")
        .addJavadoc(
            """
            Predicts what is planned in a {@link $T}; a resource's interface extends it.

            @param <C> the provider's client
            """,
            record.type())
        .addModifiers(scope.modifiers())
        .addTypeVariable(Predictions.CLIENT)
        .addMethods(Predictions.methods(record))
        .build();
  }
}
