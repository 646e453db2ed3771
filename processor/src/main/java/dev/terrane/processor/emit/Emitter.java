package dev.terrane.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.model.Declaration;
import javax.lang.model.element.Modifier;

/// Writes the source files, with the parts that all of them have in common.
public final class Emitter {
  private Emitter() {}

  /// The text of a generated source file.
  ///
  /// @param file the file
  /// @return its text, in lines of a readable length
  public static String text(JavaFile file) {
    return LineBreaker.of(file);
  }

  /// An empty generated class with the check that it matches the version of the library.
  static TypeSpec.Builder type(Declaration declaration, ClassName name, CodeBlock doc) {
    var type =
        TypeSpec.classBuilder(name.simpleName())
            .addJavadoc(doc)
            .addAnnotation(ApiTypes.NULL_MARKED)
            .addAnnotation(
                AnnotationSpec.builder(ApiTypes.GENERATED)
                    .addMember("value", "$S", "dev.terrane.processor.TerraneProcessor")
                    .build())
            // NullAway cannot follow null elements through generic calls.
            .addAnnotation(
                AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "NullAway")
                    .build());
    declaration.origins().forEach(type::addOriginatingElement);
    if (declaration.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addModifiers(Modifier.FINAL);
    return type.addField(
        FieldSpec.builder(TypeName.INT, "spi", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer("$T.check($T.VERSION)", ApiTypes.SPI, ApiTypes.SPI)
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

  /// A noun with its article.
  static String withArticle(String noun) {
    return ("aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
  }

  /// The method that returns the name of a part. A provider returns all names first, and no model
  /// is loaded for that.
  static MethodSpec named(String name) {
    return overriding("name", TypeName.get(String.class), CodeBlock.of("$S", name))
        .addModifiers(Modifier.DEFAULT)
        .build();
  }

  /// A method that implements one of an interface with an expression.
  static MethodSpec.Builder overriding(String name, TypeName result, CodeBlock value) {
    return CodeBlocks.overriding(name).returns(result).addCode(CodeBlocks.returned(value));
  }
}
