package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Generates a view as a record, with its withers.
public final class ViewRecord {
  private final AttributeRecord record;
  private final View view;
  private final GeneratedClass scope;
  private final TypeSpec.Builder type;

  private ViewRecord(AttributeRecord record, View view, GeneratedClass scope) {
    this.record = record;
    this.view = view;
    this.scope = scope;
    var constructor = MethodSpec.constructorBuilder();
    view.of(record)
        .forEach(component -> constructor.addParameter(view.type(component), component.name()));
    this.type =
        TypeSpec.recordBuilder(name().simpleName())
            .addJavadoc(doc())
            .addModifiers(scope.modifiers())
            .recordConstructor(constructor.build());
  }

  /// The required views of a record.
  public static List<TypeSpec> all(RecordTree.Node node, GeneratedClass scope) {
    return node.views().stream().map(view -> of(node, view, scope)).toList();
  }

  private static TypeSpec of(RecordTree.Node node, View view, GeneratedClass scope) {
    var written = new ViewRecord(node.record(), view, scope);
    return switch (view) {
      case CONFIG -> written.type.build();
      case PLAN -> written.withers(_ -> true).build();
      case INPUT -> new InputView(node, written.type).build();
      case STORED -> {
        var holder = written.withers(ViewRecord::maySettle);
        yield new StoredView(node, scope, holder).build();
      }
    };
  }

  /// Whether a wither is generated. An identity component that exists and never changes has none.
  private static boolean maySettle(Component component) {
    return !Components.isAlwaysStored(component) || component.traits().identity().mutable();
  }

  private ClassName name() {
    return record.viewNames().view(view.word);
  }

  private CodeBlock doc() {
    var of = CodeBlock.of("{@link $T}", record.type());
    return switch (view) {
      case CONFIG -> CodeBlock.of("The configuration of $L.\n", of);
      case PLAN -> CodeBlock.of("The planned values of $L.\n", of);
      case INPUT -> CodeBlock.of("The values to apply of $L.\n", of);
      case STORED ->
          CodeBlock.of("The stored state of $L; all values but the identity may be missing.\n", of);
    };
  }

  private TypeSpec.Builder withers(Predicate<Component> wanted) {
    view.of(record).stream().filter(wanted).map(this::wither).forEach(type::addMethod);
    return type;
  }

  private MethodSpec wither(Component changed) {
    var values =
        view.of(record).stream().map(component -> CodeBlock.of("$L", component.name())).toList();
    return MethodSpec.methodBuilder(named("with", changed))
        .addJavadoc("{@return a copy with another $L}\n", changed.name())
        .addModifiers(scope.modifiers())
        .returns(name())
        .addParameter(view.type(changed), changed.name())
        .addCode(CodeBlocks.returned(CodeBlocks.call(CodeBlock.of("new $T", name()), values)))
        .build();
  }

  /// The name of a method such as `withName` or `planName`.
  public static String named(String verb, Component component) {
    var name = component.name();
    return verb + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /// Parameters with the types of the author's record.
  public static List<ParameterSpec> parameters(Stream<Component> components) {
    return components
        .map(component ->
            ParameterSpec.builder(Components.recordType(component), component.name()).build())
        .toList();
  }
}
