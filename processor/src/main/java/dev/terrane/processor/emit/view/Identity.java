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

/// What names the remote object: the view `Id`.
public final class Identity {
  /// A component of the identity.
  ///
  /// @param record the record that it stands in
  /// @param component the component
  /// @param path how a view of the resource reaches it: `settings().region()`
  private record Part(AttributeRecord record, Component component, String path) {}

  private Identity() {}

  public static boolean exists(AttributeRecord record) {
    return record.flattened().anyMatch(Facts::isIdentity);
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
              .filter(part -> Facts.isIdentity(part.component()));
        });
  }

  public static TypeSpec view(AttributeRecord record, Scope scope) {
    var constructor = MethodSpec.constructorBuilder();
    for (var part : parts(record)) {
      constructor.addParameter(type(part.component()), part.component().name());
    }
    return TypeSpec.recordBuilder("Id")
        .addJavadoc("What names the remote object.\n")
        .addModifiers(scope.modifiers())
        .recordConstructor(constructor.build())
        .build();
  }

  /// An import may leave out a part that is optional for it.
  private static TypeName type(Component component) {
    return Facts.isAlwaysStored(component) ? component.type() : Types.nullable(component.type());
  }

  static CodeBlock read(AttributeRecord record, ClassName within) {
    var values =
        parts(record).stream()
            .map(part ->
                CodeBlock.of(
                    Facts.isAlwaysStored(part.component())
                        ? "from.get($L)"
                        : "from.find($L).orElse(null)",
                    Handles.of(part.record(), part.component(), within)))
            .toList();
    return Code.call(CodeBlock.of("new $T", within.nestedClass("Id")), values);
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
    return Writing.built(Api.OBJECT_VIEW, values);
  }

  /// `toId()` of what the state holds.
  static MethodSpec toId(AttributeRecord record, Scope scope) {
    var id = scope.model().nestedClass("Id");
    var values = parts(record).stream().map(part -> CodeBlock.of("$L", part.path())).toList();
    return MethodSpec.methodBuilder(Facts.method(record, "toId"))
        .addJavadoc("{@return what names the remote object}\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(id)
        .addCode(Code.returned(Code.call(CodeBlock.of("new $T", id), values)))
        .build();
  }
}
