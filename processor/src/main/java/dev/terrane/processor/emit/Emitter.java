package dev.terrane.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.model.Unit;
import javax.lang.model.element.Modifier;

/// Writes what the author's records become.
public final class Emitter {
  private Emitter() {}

  /// Writes one generated source file.
  ///
  /// @param unit what it is made for
  /// @return the file
  public static JavaFile write(Unit unit) {
    return switch (unit) {
      case Unit.Resource resource -> new ResourceFile(resource).write();
      case Unit.DataSource source -> new DataSourceFile(source).write();
      case Unit.Shared shared -> new SharedFile(shared).write();
      case Unit.Configuration configuration -> new ConfigurationFile(configuration).write();
      case Unit.ProviderEntry entry -> new ProviderEntryFile(entry).write();
      case Unit.Functions functions -> new FunctionsFile(functions).write();
    };
  }

  /// The text of a generated source file.
  ///
  /// @param file the file
  /// @return its text, in lines of a readable length
  public static String text(JavaFile file) {
    return Lines.of(file);
  }

  /// A generated class, so far with nothing in it but the check that it meets its library.
  static TypeSpec.Builder type(Unit unit, ClassName name, CodeBlock doc) {
    var type =
        TypeSpec.classBuilder(name.simpleName())
            .addJavadoc(doc)
            .addAnnotation(Api.NULL_MARKED)
            .addAnnotation(
                AnnotationSpec.builder(Api.GENERATED)
                    .addMember("value", "$S", "dev.terrane.processor.TerraneProcessor")
                    .build())
            // NullAway cannot follow null elements through generic calls.
            .addAnnotation(
                AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "NullAway")
                    .build());
    unit.origins().forEach(type::addOriginatingElement);
    if (unit.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addModifiers(Modifier.FINAL);
    return type.addField(
        FieldSpec.builder(TypeName.INT, "spi", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer("$T.check($T.VERSION)", Api.SPI, Api.SPI)
            .build());
  }

  static JavaFile file(ClassName name, TypeSpec.Builder type) {
    return JavaFile.builder(name.packageName(), type.build())
        .indent("  ")
        .skipJavaLangImports(true)
        .build();
  }

  static MethodSpec noConstructor() {
    return MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build();
  }

  /// The name of a part. A provider is asked for all its names before anything else, so that no
  /// model is loaded for it.
  static MethodSpec named(String name) {
    return overriding("name", TypeName.get(String.class), CodeBlock.of("$S", name))
        .addModifiers(Modifier.DEFAULT)
        .build();
  }

  /// A method of an interface that is implemented by an expression.
  static MethodSpec.Builder overriding(String name, TypeName result, CodeBlock value) {
    return Code.overriding(name).returns(result).addCode(Code.returned(value));
  }
}
