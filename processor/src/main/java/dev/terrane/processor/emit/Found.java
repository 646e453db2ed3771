package dev.terrane.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Derivation;
import dev.terrane.processor.emit.view.Facts;
import dev.terrane.processor.emit.view.Scope;
import dev.terrane.processor.emit.view.Tree;
import dev.terrane.processor.emit.view.Types;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Source;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// `found`: the author's record from what reading can see.
final class Found {
  private Found() {}

  /// The methods of a file: one for the record that it is made for, and one for each record inside
  /// of which reading cannot see all.
  static List<MethodSpec> methods(Tree tree, Scope scope) {
    var inside = tree.inside().stream().map(Tree.Node::record).filter(Found::hidesSomething);
    return Stream.concat(Stream.of(tree.root().record()), inside)
        .map(record -> method(record, scope))
        .toList();
  }

  static boolean hidesSomething(AttributeRecord record) {
    return record.components().stream().anyMatch(component -> !isSeen(component));
  }

  private static boolean isSeen(Component component) {
    return !Facts.isDerived(component) && replacement(component).isEmpty();
  }

  static MethodSpec method(AttributeRecord record, Scope scope) {
    var derivation = new Derivation(record, Found::value);
    var values = record.components().stream().map(derivation::of).toList();
    var seen = record.components().stream().filter(Found::isSeen);
    return MethodSpec.methodBuilder("found" + record.place().prefix())
        .addJavadoc(
            """
            {@return a {@link $T} of what reading sees; what is carried, derived or write-only
            is filled in}
            """,
            record.type())
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(record.type())
        .addParameters(ViewRecord.parameters(seen))
        .addCode(Code.returned(Code.call(CodeBlock.of("new $T", record.type()), values)))
        .build();
  }

  private static CodeBlock value(Component component) {
    return replacement(component).orElseGet(() -> CodeBlock.of("$L", component.name()));
  }

  /// What stands for what reading cannot see, until the state's value is put back.
  private static Optional<CodeBlock> replacement(Component component) {
    if (component.words().writeOnly()) {
      return Optional.of(Code.NULL);
    }
    if (!component.words().carried()) {
      return Optional.empty();
    }
    if (component.source() instanceof Source.Defaulted(var fallback)) {
      return Optional.of(fallback);
    }
    return component.nullable() ? Optional.of(Code.NULL) : Types.neutral(component.type());
  }
}
