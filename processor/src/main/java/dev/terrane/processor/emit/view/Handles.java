package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// Generates the handles of a record, and the codec that reads an object as the record itself.
public final class Handles {
  /// The approximate number of characters of a declaration before its name.
  private static final int DECLARATION = 24;

  private final AttributeRecord record;
  private final GeneratedClass scope;

  public Handles(AttributeRecord record, GeneratedClass scope) {
    this.record = record;
    this.scope = scope;
  }

  /// The handle of a component, as an expression in a generated class.
  public static CodeBlock of(AttributeRecord record, Component component, ClassName within) {
    var holder = record.viewNames().handles();
    return holder.equals(within)
        ? CodeBlock.of("$L", record.constant(component))
        : CodeBlock.of("$T.$L", holder, record.constant(component));
  }

  private CodeBlock here(Component component) {
    return CodeBlock.of("$L", record.constant(component));
  }

  /// The members of a schema or an object, including those of embedded records.
  public static List<CodeBlock> members(AttributeRecord record, ClassName within) {
    return record.components().stream()
        .flatMap(component ->
            component.shape() instanceof Shape.Embedded(var embedded)
                ? members(embedded, within).stream()
                : Stream.of(of(record, component, within)))
        .toList();
  }

  /// The handles as fields, each after those that it refers to.
  public List<FieldSpec> fields() {
    var ordered = new LinkedHashSet<Component>();
    record.components().forEach(component -> declare(component, ordered, new LinkedHashSet<>()));
    var declared = new LinkedHashSet<String>();
    var fields = new ArrayList<FieldSpec>();
    for (var component : ordered) {
      if (!(component.shape() instanceof Shape.Embedded)) {
        fields.add(field(component, declared));
        declared.add(component.name());
      }
    }
    return fields;
  }

  private void declare(Component component, Set<Component> ordered, Set<Component> above) {
    if (ordered.contains(component) || !above.add(component)) {
      return;
    }
    references(component).map(this::component).forEach(other -> declare(other, ordered, above));
    ordered.add(component);
  }

  private static Stream<String> references(Component component) {
    var planned = component.planned().stream().flatMap(List::stream);
    var named =
        switch (component.source()) {
          case ValueSource.Computed computed -> computed.changesWith().stream();
          case ValueSource.OrSet orSet -> orSet.changesWith().stream();
          case ValueSource.Derived derived -> derived.from().stream();
          default -> Stream.<String>of();
        };
    return Stream.concat(planned, named);
  }

  private Component component(String name) {
    return DerivedExpressions.component(record, name);
  }

  private FieldSpec field(Component component, Set<String> declared) {
    var type = ParameterizedTypeName.get(ApiTypes.ATTRIBUTE, ViewTypes.boxed(component.type()));
    var calls = new HandleTraits(record, component, name -> reference(name, declared));
    return FieldSpec.builder(type, record.constant(component), scope.modifiers(Modifier.STATIC))
        .addModifiers(Modifier.FINAL)
        .initializer(
            CodeBlocks.chain(
                DECLARATION + record.constant(component).length(), head(component), calls.all()))
        .build();
  }

  /// Two attributes may change with each other; one refers to the other by name then.
  private CodeBlock reference(String name, Set<String> declared) {
    var component = component(name);
    return declared.contains(name)
        ? here(component)
        : CodeBlock.of("$T.string($S)", ApiTypes.ATTRIBUTE, component.attribute());
  }

  private static CodeBlock head(Component component) {
    return switch (component.shape()) {
      case Shape.Plain plain ->
          CodeBlock.of(
              "$T.of($S, $L)", ApiTypes.ATTRIBUTE, component.attribute(), plain.attributeType());
      case Shape.Nested nested -> head(component, nested, List.of());
      case Shape.Embedded _ -> throw new IllegalArgumentException("no attribute of its own");
    };
  }

  /// The head of a handle of a nested record.
  ///
  /// @param views the call that sets the view of the record; none for the record itself
  static CodeBlock head(Component component, Shape.Nested nested, List<CodeBlock> views) {
    var object = CodeBlock.of("$T.object()", nested.record().viewNames().handles());
    if (nested.isType()) {
      var type = ObjectTypes.of(nested, CodeBlocks.chain(object, views));
      return CodeBlock.of("$T.of($S, $L)", ApiTypes.ATTRIBUTE, component.attribute(), type);
    }
    var factory = CodeBlock.of(".$L($S)", factory(nested), component.attribute());
    return CodeBlocks.chain(object, Stream.concat(views.stream(), Stream.of(factory)).toList());
  }

  /// The method of `NestedObject` that creates the handle.
  private static String factory(Shape.Nested nested) {
    var word = nested.block() ? "block" : "attribute";
    return word
        + switch (nested.nesting()) {
          case SINGLE -> "";
          case GROUP -> "Group";
          case LIST -> "List";
          case SET -> "Set";
          case MAP -> "Map";
        }
        + (nested.nullElements() ? ApiTypes.OF_NULLABLE : "");
  }

  /// The class of the handles of a record inside another one.
  public TypeSpec nestedClass() {
    var holder = TypeSpec.classBuilder(record.viewNames().handles().simpleName());
    holder
        .addJavadoc("The handles of {@link $T}.\n", record.type())
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .addModifiers(Modifier.FINAL)
        .addFields(fields())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    addForm(holder);
    return holder.build();
  }

  /// Adds the object type of the handles, and makes the class implement the form of the author's
  /// record.
  public void addForm(TypeSpec.Builder holder) {
    holder
        .addSuperinterface(ParameterizedTypeName.get(ApiTypes.FORM, record.type()))
        .addMethods(List.of(form(), object(), read(), write()));
  }

  private MethodSpec form() {
    return MethodSpec.methodBuilder("form")
        .addJavadoc("{@return the codec of {@link $T}}\n", record.type())
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(ParameterizedTypeName.get(ApiTypes.FORM, record.type()))
        .addCode(CodeBlocks.returned(CodeBlock.of("new $T()", record.viewNames().handles())))
        .build();
  }

  private MethodSpec object() {
    var holder = record.viewNames().handles();
    var type = ParameterizedTypeName.get(ApiTypes.NESTED_OBJECT, record.type());
    var members = CodeBlocks.call(CodeBlock.of("$T.of", List.class), members(record, holder));
    var arguments = List.of(members, CodeBlock.of("form()"));
    return MethodSpec.methodBuilder("object")
        .addJavadoc("{@return the nested object {@link $T}}\n", record.type())
        .addModifiers(scope.modifiers(Modifier.STATIC))
        .returns(type)
        .addCode(
            CodeBlocks.returned(
                CodeBlocks.call(CodeBlock.of("$T.of", ApiTypes.NESTED_OBJECT), arguments)))
        .build();
  }

  private MethodSpec read() {
    return CodeBlocks.overriding("read")
        .returns(record.type())
        .addParameter(ApiTypes.OBJECT_VIEW, "from")
        .addCode(
            CodeBlocks.returned(new ReadExpressions(record, record.viewNames().handles()).own()))
        .build();
  }

  private MethodSpec write() {
    return CodeBlocks.overriding("write")
        .returns(ApiTypes.OBJECT_VIEW)
        .addParameter(record.type(), "of")
        .addCode(
            CodeBlocks.returned(new WriteExpressions(record, record.viewNames().handles()).own()))
        .build();
  }
}
