package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/// Generates the view `Id`, which identifies the remote object.
public final class IdentityView {
  /// A component of the identity.
  ///
  /// @param record the record that contains it
  /// @param component the component
  /// @param path the accessors from a view of the resource: `settings().region()`
  private record Part(AttributeRecord record, Component component, String path) {}

  private IdentityView() {}

  public static boolean exists(AttributeRecord record) {
    return record.flattened().anyMatch(Components::isIdentity);
  }

  private static List<Part> parts(AttributeRecord record) {
    return parts(record, "").toList();
  }

  private static Stream<Part> parts(AttributeRecord record, String path) {
    return record.components().stream()
        .flatMap(component -> {
          var own = path + component.name() + "()";
          if (component.shape() instanceof Shape.Embedded(var embedded)) {
            return parts(embedded, own + ".");
          }
          return Stream.of(new Part(record, component, own))
              .filter(part -> Components.isIdentity(part.component()));
        });
  }

  public static TypeSpec view(AttributeRecord record, GeneratedClass scope) {
    var constructor = MethodSpec.constructorBuilder();
    for (var part : parts(record)) {
      constructor.addParameter(type(part.component()), part.component().name());
    }
    return TypeSpec.recordBuilder("Id")
        .addJavadoc("The identity of the remote object.\n")
        .addModifiers(scope.modifiers())
        .recordConstructor(constructor.build())
        .build();
  }

  /// The type of an identity component, which is optional if an import may omit it.
  private static TypeName type(Component component) {
    return Components.isAlwaysStored(component)
        ? component.type()
        : ViewTypes.nullable(component.type());
  }

  static CodeBlock read(AttributeRecord record, ClassName within) {
    var values =
        parts(record).stream()
            .map(part ->
                CodeBlock.of(
                    Components.isAlwaysStored(part.component())
                        ? "from.get($L)"
                        : "from.find($L).orElse(null)",
                    Handles.of(part.record(), part.component(), within)))
            .toList();
    return CodeBlocks.call(CodeBlock.of("new $T", within.nestedClass("Id")), values);
  }

  static CodeBlock write(AttributeRecord record, ClassName within) {
    var values =
        parts(record).stream()
            .map(part ->
                CodeBlock.of(
                    ".set($L, of.$L())",
                    Handles.of(part.record(), part.component(), within),
                    part.component().name()))
            .toList();
    return WriteExpressions.built(ApiTypes.OBJECT_VIEW, values);
  }

  /// The method `toId()` of `Stored`.
  static MethodSpec toId(AttributeRecord record, GeneratedClass scope) {
    var id = scope.model().nestedClass("Id");
    var values = parts(record).stream().map(part -> CodeBlock.of("$L", part.path())).toList();
    return MethodSpec.methodBuilder(Components.method(record, "toId"))
        .addJavadoc("{@return the identity of the remote object}\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(id)
        .addCode(CodeBlocks.returned(CodeBlocks.call(CodeBlock.of("new $T", id), values)))
        .build();
  }
}
