package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/// Generates the methods of `Input`: the conversion to a state or a checkpoint, and the comparison
/// with the state.
final class InputView {
  private final RecordTree.Node node;
  private final AttributeRecord record;
  private final TypeSpec.Builder type;
  private final DifferenceExpressions differences;

  InputView(RecordTree.Node node, TypeSpec.Builder type) {
    this.node = node;
    this.record = node.record();
    this.type = type;
    this.differences = new DifferenceExpressions(record);
  }

  private ClassName view(View view) {
    return record.viewNames().view(view.word);
  }

  TypeSpec build() {
    if (!Components.answersInside(record)) {
      type.addMethod(toState());
    }
    if (record.hasComputed()) {
      type.addMethod(toStateFrom());
    }
    if (node.has(View.STORED)) {
      type.addMethod(stored()).addMethod(since());
    }
    if (node.nested()) {
      nested();
    }
    return type.build();
  }

  private void nested() {
    if (record.hasComputed()) {
      type.addSuperinterface(
          ParameterizedTypeName.get(ApiTypes.NESTED_INPUT, view(View.INPUT), record.type()));
    }
    type.addMethod(of()).addMethod(keeps());
  }

  private MethodSpec.Builder method(String name, TypeName result) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(result);
  }

  private CodeBlock made(List<CodeBlock> values) {
    return CodeBlocks.returned(CodeBlocks.call(CodeBlock.of("new $T", record.type()), values));
  }

  private MethodSpec toState() {
    var asked =
        record.components().stream()
            .filter(component -> Components.isAnswered(component) || Components.isOpen(component))
            .toList();
    var names = asked.stream().map(Component::name).toList();
    var answer = StateExpressions.fromParameters(record, names);
    return method(Components.method(record, "toState"), record.type())
        .addJavadoc("{@return the state after this input is applied}\n")
        .addParameters(ViewRecord.parameters(asked.stream()))
        .addCode(made(answer.values()))
        .build();
  }

  private MethodSpec toStateFrom() {
    var method =
        method("toStateFrom", record.type())
            .addJavadoc(
                "{@return the state: planned values where known, otherwise the observed ones}\n")
            .addParameter(record.type(), "observed")
            .addCode(made(StateExpressions.observed(record).values()));
    return (node.nested() ? method.addAnnotation(Override.class) : method).build();
  }

  private MethodSpec stored() {
    var parameters = StoredExpressions.identity(record);
    return method(Components.method(record, "stored"), view(View.STORED))
        .addJavadoc("{@return the state for a checkpoint; computed values are missing}\n")
        .addParameters(ViewRecord.parameters(parameters.stream()))
        .addCode(
            CodeBlocks.returned(
                CodeBlocks.call(
                    CodeBlock.of("new $T", view(View.STORED)),
                    StoredExpressions.values(record, parameters))))
        .build();
  }

  private MethodSpec since() {
    var links = new ArrayList<CodeBlock>();
    for (var component : View.INPUT.of(record)) {
      links.add(
          component.shape() instanceof Shape.Embedded
              ? CodeBlock.of(
                  ".addAll($L.since(before.$L()))",
                  StateExpressions.field(component, List.of("before")),
                  component.name())
              : CodeBlocks.call(
                  CodeBlock.of(".add"),
                  List.of(
                      Handles.of(record, component, ClassName.OBJECT),
                      differences.fromStored(component))));
    }
    links.add(CodeBlock.of(".build()"));
    return method("since", ApiTypes.CHANGES)
        .addJavadoc("{@return the arguments that differ from the state}\n")
        .addParameter(view(View.STORED), "before")
        .addCode(
            CodeBlocks.returned(
                CodeBlocks.chain(CodeBlock.of("new $T.Builder()", ApiTypes.CHANGES), links)))
        .build();
  }

  private MethodSpec of() {
    var values =
        View.INPUT.of(record).stream()
            .map(component -> InputExpressions.observed(component))
            .toList();
    return method("of", view(View.INPUT))
        .addJavadoc("{@return the input that produces a {@link $T}}\n", record.type())
        .addModifiers(Modifier.STATIC)
        .addParameter(record.type(), "observed")
        .addCode(
            CodeBlocks.returned(CodeBlocks.call(CodeBlock.of("new $T", view(View.INPUT)), values)))
        .build();
  }

  private MethodSpec keeps() {
    var differ = View.INPUT.of(record).stream().map(differences::fromInput).toList();
    var same =
        differ.isEmpty()
            ? CodeBlock.of("true")
            : CodeBlock.of("!($L)", CodeBlock.join(differ, "\n|| "));
    var method =
        method("keeps", TypeName.BOOLEAN)
            .addJavadoc("{@return whether this input equals another one in all arguments}\n")
            .addParameter(view(View.INPUT), "before")
            .addCode(CodeBlocks.returned(CodeBlock.of("$>$>$L$<$<", same)));
    return (record.hasComputed() ? method.addAnnotation(Override.class) : method).build();
  }
}
