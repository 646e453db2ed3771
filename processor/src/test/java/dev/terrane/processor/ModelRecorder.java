package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.Declaration;
import java.util.ArrayList;
import java.util.List;

/// A processor that records the models that it has read, and generates empty classes.
final class ModelRecorder {
  private final List<Declaration> all = new ArrayList<>();

  TerraneProcessor processor() {
    return new TerraneProcessor(
        TerraneProcessor.KINDS.stream().<Kind<?>>map(this::recording).toList());
  }

  private <D extends Declaration> Kind<D> recording(Kind<D> kind) {
    return new Kind<>() {
      @Override
      public List<D> read(ProcessingRound round) {
        return kind.read(round);
      }

      @Override
      public JavaFile write(D declaration) {
        all.add(declaration);
        var name = declaration.type();
        var empty = TypeSpec.classBuilder(name.simpleName()).build();
        return JavaFile.builder(name.packageName(), empty).build();
      }
    };
  }

  List<Declaration> all() {
    return List.copyOf(all);
  }

  /// Writes the model of some sources as text; all of them must compile.
  static String reported(Compiler compiler, String... sources) {
    var declarations = new ModelRecorder();
    var compilation = compiler.with(declarations.processor()).compile(sources);
    if (!compilation.errors().isEmpty()) {
      throw new AssertionError(compilation.errors());
    }
    return ModelText.of(declarations.all());
  }
}
