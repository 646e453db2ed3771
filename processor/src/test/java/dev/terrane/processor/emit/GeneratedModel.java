package dev.terrane.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.processor.Compiler;
import dev.terrane.processor.TerraneProcessor;
import dev.terrane.provider.Failure;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A generated model, called as an author would call it, but without knowing it at compile time.
///
/// @param model the handle of the whole
record GeneratedModel(ResourceModel<?, ?, ?, ?, ?, ?> model) {
  static GeneratedModel of(String folder, String type) {
    var compilation =
        Compiler.javac().with(new TerraneProcessor()).compile(Resources.sources(folder, type));
    assertThat(compilation.errors()).isEmpty();
    try {
      var model = compilation.loader().loadClass(folder + "." + type + "Model");
      return new GeneratedModel(
          (ResourceModel<?, ?, ?, ?, ?, ?>) model.getMethod("resource").invoke(null));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  List<Attribute<?>> members() {
    return model.schema().members();
  }

  /// A value through a view and back.
  static <V> ObjectValue through(Codec<V> codec, ObjectValue value) {
    return codec.encode(codec.decode(value));
  }

  /// The view, or empty when it is refused in words for users.
  static <V> Optional<V> accepted(Codec<V> codec, ObjectValue value) {
    try {
      return Optional.of(codec.decode(value));
    } catch (CtyException | Failure refused) {
      assertThat(refused.getMessage()).isNotBlank();
      return Optional.empty();
    }
  }

  /// Calls a method by its name and its arguments.
  static Object call(Object target, String method, Object... arguments) {
    var types = Arrays.stream(arguments).map(Object::getClass).toArray(Class<?>[]::new);
    try {
      return target.getClass().getMethod(method, types).invoke(target, arguments);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(method, e);
    }
  }
}
