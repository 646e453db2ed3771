package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.model.Unit;
import java.util.ArrayList;
import java.util.List;

/// A processor that keeps what it has read, and writes empty classes.
final class Units {
  private final List<Unit> all = new ArrayList<>();

  TerraneProcessor processor() {
    return new TerraneProcessor(this::written);
  }

  private JavaFile written(Unit unit) {
    all.add(unit);
    var name = name(unit);
    return JavaFile.builder(name.packageName(), TypeSpec.classBuilder(name.simpleName()).build())
        .build();
  }

  private static ClassName name(Unit unit) {
    return switch (unit) {
      case Unit.Resource resource -> resource.record().place().model();
      case Unit.DataSource source -> source.record().place().model();
      case Unit.Shared shared -> shared.record().place().model();
      case Unit.Configuration configuration -> configuration.record().place().model();
      case Unit.ProviderEntry entry -> entry.type();
      case Unit.Functions functions -> functions.type();
    };
  }

  List<Unit> all() {
    return List.copyOf(all);
  }

  /// What is read from some sources, as text; all of it must compile.
  static String told(Compiler compiler, String... sources) {
    var units = new Units();
    var compilation = compiler.with(units.processor()).compile(sources);
    if (!compilation.errors().isEmpty()) {
      throw new AssertionError(compilation.errors());
    }
    return Told.of(units.all());
  }
}
