package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.Declaration;
import java.util.ArrayList;
import java.util.List;

/// A processor that keeps what it has read, and writes empty classes.
final class ModelRecorder {
  private final List<Declaration> all = new ArrayList<>();

  TerraneProcessor processor() {
    return new TerraneProcessor(this::written);
  }

  private JavaFile written(Declaration declaration) {
    all.add(declaration);
    var name = name(declaration);
    return JavaFile.builder(name.packageName(), TypeSpec.classBuilder(name.simpleName()).build())
        .build();
  }

  private static ClassName name(Declaration declaration) {
    return switch (declaration) {
      case Declaration.Resource resource -> resource.record().viewNames().model();
      case Declaration.DataSource source -> source.record().viewNames().model();
      case Declaration.Shared shared -> shared.record().viewNames().model();
      case Declaration.Configuration configuration -> configuration.record().viewNames().model();
      case Declaration.ProviderEntry entry -> entry.type();
      case Declaration.Functions functions -> functions.type();
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
