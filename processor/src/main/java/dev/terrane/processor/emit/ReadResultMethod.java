package dev.terrane.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.Components;
import dev.terrane.processor.emit.view.DerivedExpressions;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.RecordTree;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.emit.view.ViewTypes;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ValueSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// Generates `found`, which creates the author's record from the values that reading returns.
final class ReadResultMethod {
  private ReadResultMethod() {}

  /// The methods of a file: one for its root record, and one for each nested record with components
  /// that reading does not return.
  static List<MethodSpec> methods(RecordTree tree, GeneratedClass scope) {
    var inside =
        tree.inside().stream()
            .map(RecordTree.Node::record)
            .filter(ReadResultMethod::hidesSomething);
    return Stream.concat(Stream.of(tree.root().record()), inside)
        .map(record -> method(record, scope))
        .toList();
  }

  static boolean hidesSomething(AttributeRecord record) {
    return record.components().stream().anyMatch(component -> !isSeen(component));
  }

  private static boolean isSeen(Component component) {
    return !Components.isDerived(component) && replacement(component).isEmpty();
  }

  static MethodSpec method(AttributeRecord record, GeneratedClass scope) {
    var derivation = new DerivedExpressions(record, ReadResultMethod::value);
    var values = record.components().stream().map(derivation::of).toList();
    var seen = record.components().stream().filter(ReadResultMethod::isSeen);
    return MethodSpec.methodBuilder("found" + record.viewNames().prefix())
        .addJavadoc(
            """
            {@return a {@link $T} with the values that reading returns; config-only,
            derived and write-only values are added}
            """,
            record.type())
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(record.type())
        .addParameters(ViewRecord.parameters(seen))
        .addCode(
            CodeBlocks.returned(CodeBlocks.call(CodeBlock.of("new $T", record.type()), values)))
        .build();
  }

  private static CodeBlock value(Component component) {
    return replacement(component).orElseGet(() -> CodeBlock.of("$L", component.name()));
  }

  /// The placeholder of a value that reading does not return, until the state's value replaces it.
  private static Optional<CodeBlock> replacement(Component component) {
    if (component.traits().writeOnly()) {
      return Optional.of(CodeBlocks.NULL);
    }
    if (!component.traits().configOnly()) {
      return Optional.empty();
    }
    if (component.source() instanceof ValueSource.Defaulted(var fallback)) {
      return Optional.of(fallback);
    }
    return component.nullable()
        ? Optional.of(CodeBlocks.NULL)
        : ViewTypes.neutral(component.type());
  }
}
