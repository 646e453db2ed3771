package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/// Generates the methods of `Stored` in addition to the withers: the identity, the arguments, and
/// the conversion from and to the author's record.
public final class StoredView {
  /// The method that returns the author's record.
  public static final String TO_STATE = "toState";

  private static final String TO_INPUT = "toInput";

  private final RecordTree.Node node;
  private final AttributeRecord record;
  private final GeneratedClass scope;
  private final TypeSpec.Builder type;

  StoredView(RecordTree.Node node, GeneratedClass scope, TypeSpec.Builder type) {
    this.node = node;
    this.record = node.record();
    this.scope = scope;
    this.type = type;
  }

  TypeSpec build() {
    if (isResource()) {
      type.addSuperinterface(ApiTypes.STORED_STATE);
      if (IdentityView.exists(record)) {
        type.addMethod(IdentityView.toId(record, scope));
      }
      type.addMethod(toState()).addMethod(of());
    }
    View.STORED.of(record).forEach(this::inputs);
    if (node.nested()) {
      type.addMethod(toInput());
    }
    return type.build();
  }

  private MethodSpec toState() {
    return MethodSpec.methodBuilder(Components.method(record, TO_STATE))
        .addJavadoc(
            """
            {@return the state, if it is complete}

            @throws dev.terrane.provider.Failure if a value is missing; the message names it
            """)
        .addModifiers(scope.modifiers())
        .returns(record.type())
        .addCode(
            CodeBlocks.returned(
                CodeBlock.of(
                    "$T.state($L.writeStored(this), $L::readState)",
                    ApiTypes.COMPLETE_OBJECTS,
                    Codecs.NAME,
                    Codecs.NAME)))
        .build();
  }

  private MethodSpec of() {
    return MethodSpec.methodBuilder("of")
        .addJavadoc("{@return the stored form of a $T}\n", record.type())
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(record.viewNames().view(View.STORED.word))
        .addParameter(record.type(), "state")
        .addCode(
            CodeBlocks.returned(
                CodeBlock.of("$L.readStored($L.writeState(state))", Codecs.NAME, Codecs.NAME)))
        .build();
  }

  private boolean isResource() {
    return record.viewNames().prefix().isEmpty() && !record.viewNames().shared();
  }

  private static boolean hasInputs(Component component) {
    return component.shape() instanceof Shape.Nested
        && View.INPUT.has(component)
        && !View.INPUT.isOwn(component);
  }

  /// The method that converts nested objects to inputs, so that they can be compared.
  private void inputs(Component component) {
    if (component.shape() instanceof Shape.Nested nested && hasInputs(component)) {
      var plain = View.INPUT.plainType(component);
      type.addMethod(
          MethodSpec.methodBuilder(component.name() + "Input")
              .addJavadoc(
                  "{@return the arguments of $L without incomplete elements}\n", component.name())
              .addModifiers(Modifier.PUBLIC)
              .returns(mayBeNull(component, nested) ? ViewTypes.nullable(plain) : plain)
              .addCode(CodeBlocks.returned(complete(component, nested)))
              .build());
    }
  }

  /// Whether the value may be null: an absent object, or a collection for which null differs from
  /// empty.
  private static boolean mayBeNull(Component component, Shape.Nested nested) {
    return StateExpressions.isSingle(nested) || component.traits().nullIsNotEmpty();
  }

  private static CodeBlock complete(Component component, Shape.Nested nested) {
    var complete =
        CodeBlock.of(
            "$T.$L($L, $T::$L)",
            ApiTypes.COMPLETE_OBJECTS,
            StateExpressions.form(nested),
            component.name(),
            nested.record().viewNames().view(View.STORED.word),
            Components.method(nested.record(), TO_INPUT));
    return !StateExpressions.isSingle(nested) && mayBeNull(component, nested)
        ? CodeBlock.of("$L == null ? null : $L", component.name(), complete)
        : complete;
  }

  private MethodSpec toInput() {
    var input = record.viewNames().view(View.INPUT.word);
    var result = ParameterizedTypeName.get(ClassName.get(Optional.class), input);
    var asked = View.INPUT.of(record);
    var method =
        MethodSpec.methodBuilder(Components.method(record, TO_INPUT))
            .addJavadoc("{@return the arguments, or empty if a required one is missing}\n")
            .addModifiers(Modifier.PUBLIC)
            .returns(result);
    asked.forEach(component -> local(component).ifPresent(method::addCode));
    var missing = asked.stream().flatMap(component -> missing(component).stream()).toList();
    if (!missing.isEmpty()) {
      method.addCode(
          "if ($L) {\n$>return $T.empty();\n$<}\n",
          CodeBlock.join(missing, " || "),
          Optional.class);
    }
    var made = CodeBlocks.call(CodeBlock.of("new $T", input), values(asked));
    return method.addCode("return $T.of($L);\n", Optional.class, made).build();
  }

  private static boolean isRequiredObject(Component component) {
    return component.shape() instanceof Shape.Nested nested
        && hasInputs(component)
        && StateExpressions.isSingle(nested)
        && !Components.isNullableInput(component)
        && !Components.isOpen(component);
  }

  /// A local variable for a value that may be missing.
  private static Optional<CodeBlock> local(Component component) {
    if (component.shape() instanceof Shape.Embedded(var embedded)) {
      return Optional.of(
          CodeBlock.of(
              "var $L = this.$L.$L().orElse(null);\n",
              component.name(),
              component.name(),
              Components.method(embedded, TO_INPUT)));
    }
    return isRequiredObject(component)
        ? Optional.of(
            CodeBlock.of("var $L = this.$LInput();\n", component.name(), component.name()))
        : Optional.empty();
  }

  private static Optional<CodeBlock> missing(Component component) {
    var isChecked =
        component.shape() instanceof Shape.Embedded
            || isRequiredObject(component)
            || (!hasInputs(component) && hasToBeThere(component));
    return isChecked ? Optional.of(CodeBlock.of("$L == null", component.name())) : Optional.empty();
  }

  private static boolean hasToBeThere(Component component) {
    return !Components.isNullableInput(component)
        && !Components.isOpen(component)
        && !(component.source() instanceof ValueSource.Defaulted)
        && substitute(component).isEmpty();
  }

  /// The substitute for null.
  private static Optional<CodeBlock> substitute(Component component) {
    if (component.source() instanceof ValueSource.Defaulted(var fallback)) {
      return Optional.of(fallback);
    }
    return Components.emptyIsNull(component)
        ? ViewTypes.emptyCollection(component.type())
        : Optional.empty();
  }

  private static List<CodeBlock> values(List<Component> asked) {
    var values = new ArrayList<CodeBlock>();
    for (var component : asked) {
      values.add(value(component));
    }
    return values;
  }

  private static CodeBlock value(Component component) {
    var field = CodeBlock.of("$L", component.name());
    if (component.traits().writeOnly()) {
      return CodeBlocks.NULL;
    }
    if (hasInputs(component)) {
      return nested(component, field);
    }
    if (component.shape() instanceof Shape.Embedded) {
      return field;
    }
    if (Components.isOpen(component)) {
      return InputExpressions.open(component, field);
    }
    return substitute(component)
        .map(other -> CodeBlock.of("$L == null ? $L : $L", field, other, field))
        .orElse(field);
  }

  private static CodeBlock nested(Component component, CodeBlock field) {
    if (isRequiredObject(component)) {
      return field;
    }
    var input = CodeBlock.of("$LInput()", component.name());
    return Components.isOpen(component)
        ? CodeBlock.of(
            "$L == null ? $T.empty() : $T.ofNullable($L)",
            field,
            Optional.class,
            Optional.class,
            input)
        : input;
  }
}
