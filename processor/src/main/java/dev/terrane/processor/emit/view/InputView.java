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

/// What `Input` can do: become the answer or a state, and tell what changes.
final class InputView {
  private final Tree.Node node;
  private final AttributeRecord record;
  private final TypeSpec.Builder type;
  private final Differences differences;

  InputView(Tree.Node node, TypeSpec.Builder type) {
    this.node = node;
    this.record = node.record();
    this.type = type;
    this.differences = new Differences(record);
  }

  private ClassName view(View view) {
    return record.place().view(view.word);
  }

  TypeSpec build() {
    if (!Facts.answersInside(record)) {
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
          ParameterizedTypeName.get(Api.NESTED_INPUT, view(View.INPUT), record.type()));
    }
    type.addMethod(of()).addMethod(keeps());
  }

  private MethodSpec.Builder method(String name, TypeName result) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(result);
  }

  private CodeBlock made(List<CodeBlock> values) {
    return Code.returned(Code.call(CodeBlock.of("new $T", record.type()), values));
  }

  private MethodSpec toState() {
    var asked =
        record.components().stream()
            .filter(component -> Facts.isAnswered(component) || Facts.isOpen(component))
            .toList();
    var names = asked.stream().map(Component::name).toList();
    var answer = Answer.told(record, names);
    return method(Facts.method(record, "toState"), record.type())
        .addJavadoc("{@return what is, when this is done}\n")
        .addParameters(ViewRecord.parameters(asked.stream()))
        .addCode(made(answer.values()))
        .build();
  }

  private MethodSpec toStateFrom() {
    var method =
        method("toStateFrom", record.type())
            .addJavadoc(
                "{@return what is: the plan's values where it knew them, else the observed}\n")
            .addParameter(record.type(), "observed")
            .addCode(made(Answer.observed(record).values()));
    return (node.nested() ? method.addAnnotation(Override.class) : method).build();
  }

  private MethodSpec stored() {
    var told = StoredParts.identity(record);
    return method(Facts.method(record, "stored"), view(View.STORED))
        .addJavadoc(
            "{@return what a checkpoint saves when this is done; without what is computed}\n")
        .addParameters(ViewRecord.parameters(told.stream()))
        .addCode(
            Code.returned(
                Code.call(
                    CodeBlock.of("new $T", view(View.STORED)), StoredParts.values(record, told))))
        .build();
  }

  private MethodSpec since() {
    var links = new ArrayList<CodeBlock>();
    for (var component : View.INPUT.of(record)) {
      links.add(
          component.shape() instanceof Shape.Embedded
              ? CodeBlock.of(
                  ".addAll($L.since(before.$L()))",
                  Answer.field(component, List.of("before")),
                  component.name())
              : Code.call(
                  CodeBlock.of(".add"),
                  List.of(
                      Handles.of(record, component, ClassName.OBJECT),
                      differences.fromStored(component))));
    }
    links.add(CodeBlock.of(".build()"));
    return method("since", Api.CHANGES)
        .addJavadoc("{@return which arguments ask for something else than the state holds}\n")
        .addParameter(view(View.STORED), "before")
        .addCode(Code.returned(Code.chain(CodeBlock.of("new $T.Builder()", Api.CHANGES), links)))
        .build();
  }

  private MethodSpec of() {
    var values =
        View.INPUT.of(record).stream().map(component -> Arguments.observed(component)).toList();
    return method("of", view(View.INPUT))
        .addJavadoc("{@return what asks for a {@link $T}}\n", record.type())
        .addModifiers(Modifier.STATIC)
        .addParameter(record.type(), "observed")
        .addCode(Code.returned(Code.call(CodeBlock.of("new $T", view(View.INPUT)), values)))
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
            .addJavadoc("{@return whether this asks for nothing else than another one}\n")
            .addParameter(view(View.INPUT), "before")
            .addCode(Code.returned(CodeBlock.of("$>$>$L$<$<", same)));
    return (record.hasComputed() ? method.addAnnotation(Override.class) : method).build();
  }
}
