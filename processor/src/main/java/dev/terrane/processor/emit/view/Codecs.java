package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.Modifier;

/// Generates the class `Codecs` of a model, which reads and writes its views. It is loaded with the
/// first value, not for the schema.
public final class Codecs {
  public static final String NAME = "Codecs";

  private final GeneratedClass scope;
  private final TypeSpec.Builder type;
  private final Set<String> named = new HashSet<>();

  public Codecs(GeneratedClass scope, RecordTree tree) {
    this.scope = scope;
    this.type =
        TypeSpec.classBuilder(NAME)
            .addJavadoc("Reads and writes the views.\n")
            .addModifiers(scope.shared() ? scope.modifiers() : new Modifier[0])
            .addModifiers(Modifier.STATIC, Modifier.FINAL);
    tree.all().forEach(this::handles);
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    tree.all().forEach(this::views);
  }

  static ClassName of(ClassName model) {
    return model.nestedClass(NAME);
  }

  /// A call such as `readOwnerConfig(from)`, also of another model.
  static CodeBlock call(
      String verb, AttributeRecord record, View view, ClassName within, CodeBlock argument) {
    var model = record.viewNames().model();
    var method = method(verb, record, view);
    return model.equals(within)
        ? CodeBlock.of("$L($L)", method, argument)
        : CodeBlock.of("$T.$L($L)", of(model), method, argument);
  }

  private static String method(String verb, AttributeRecord record, View view) {
    return verb + record.viewNames().prefix() + view.word;
  }

  /// The handle by which a view reads a component; a separate one if the view's type differs.
  static CodeBlock handle(
      AttributeRecord record, Component component, View view, ClassName within) {
    return view.isOwn(component)
        ? Handles.of(record, component, within)
        : CodeBlock.of("$L", handleName(record, component, view));
  }

  private static String handleName(AttributeRecord record, Component component, View view) {
    var inside = Components.inside(component).map(view::inside).orElse(view);
    var prefix = record.viewNames().prefix();
    var name = component.name() + inside.word;
    return prefix.isEmpty()
        ? name
        : prefix.substring(0, 1).toLowerCase(Locale.ROOT) + prefix.substring(1) + "_" + name;
  }

  private void handles(RecordTree.Node node) {
    for (var view : node.views()) {
      for (var component : view.of(node.record())) {
        if (component.shape() instanceof Shape.Nested nested && !view.isOwn(component)) {
          addHandle(node.record(), component, nested, view);
        }
      }
    }
  }

  private void addHandle(
      AttributeRecord record, Component component, Shape.Nested nested, View view) {
    var name = handleName(record, component, view);
    if (!named.add(name)) {
      return;
    }
    var inside = view.inside(nested.record());
    var place = nested.record().viewNames();
    var views =
        CodeBlock.of(
            ".$L($T::$L, $T::$L)",
            view.isOpen() ? "valuesAs" : "as",
            of(place.model()),
            method("read", nested.record(), inside),
            of(place.model()),
            method("write", nested.record(), inside));
    var attribute = ParameterizedTypeName.get(ApiTypes.ATTRIBUTE, view.plainType(component));
    type.addField(
        FieldSpec.builder(attribute, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer(Handles.head(component, nested, List.of(views)))
            .build());
  }

  private void views(RecordTree.Node node) {
    for (var view : node.views()) {
      var target = view.isOpen() ? ApiTypes.VALUE_VIEW : ApiTypes.OBJECT_VIEW;
      var own = node.record().viewNames().view(view.word);
      add(
          method("read", node.record(), view),
          own,
          target,
          "from",
          new ReadExpressions(node.record(), scope.model()).view(view));
      add(
          method("write", node.record(), view),
          target,
          own,
          "of",
          new WriteExpressions(node.record(), scope.model()).view(view));
    }
  }

  private void add(
      String name, TypeName result, TypeName parameter, String called, CodeBlock value) {
    type.addMethod(
        scope
            .codec(name)
            .returns(result)
            .addParameter(parameter, called)
            .addCode(CodeBlocks.returned(value))
            .build());
  }

  /// Adds `readState` and `writeState`, which read and write the author's record.
  public Codecs state(AttributeRecord record) {
    return own("State", record);
  }

  /// Adds the methods that read and write the author's record as a view.
  ///
  /// @param word the name of the view
  public Codecs own(String word, AttributeRecord record) {
    add(
        "read" + word,
        record.type(),
        ApiTypes.OBJECT_VIEW,
        "from",
        new ReadExpressions(record, scope.model()).own());
    add(
        "write" + word,
        ApiTypes.OBJECT_VIEW,
        record.type(),
        "of",
        new WriteExpressions(record, scope.model()).own());
    return this;
  }

  /// Adds the methods that read and write the identity.
  public Codecs identity(AttributeRecord record) {
    var id = scope.model().nestedClass("Id");
    add("readId", id, ApiTypes.OBJECT_VIEW, "from", IdentityView.read(record, scope.model()));
    add("writeId", ApiTypes.OBJECT_VIEW, id, "of", IdentityView.write(record, scope.model()));
    return this;
  }

  /// Adds the field with the codecs of all views.
  ///
  /// @param views the type of the field
  /// @param codecs the codec of each
  public Codecs views(TypeName views, ClassName raw, List<CodeBlock> codecs) {
    type.addField(
        FieldSpec.builder(views, "views", Modifier.STATIC, Modifier.FINAL)
            .initializer(CodeBlocks.call(CodeBlock.of("new $T<>", raw), codecs))
            .build());
    return this;
  }

  /// A codec of the schema's values: `Codec.objects(schema).as(Codecs::readInput, ...)`.
  public CodeBlock codec(String word, boolean open, CodeBlock schema) {
    return CodeBlock.of(
        "$T.$L($L).as($L::read$L, $L::write$L)",
        ApiTypes.CODEC,
        open ? "values" : "objects",
        schema,
        NAME,
        word,
        NAME,
        word);
  }

  public TypeSpec build() {
    return type.build();
  }
}
