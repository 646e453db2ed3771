package dev.terrane.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.processor.Compilation;
import dev.terrane.processor.Compiler;
import dev.terrane.processor.TerraneProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Compares the generated code of whole records with the files in `golden`. The system property
/// `golden` names a folder to write the current code to.
class GoldenTests {
  static final List<String> AUTHORS =
      List.of(
          "Note",
          "Role",
          "Cluster ClusterV0",
          "Bucket Tagged",
          "Images",
          "Token",
          "NoteFilter Note",
          "Reboot",
          "Etcd",
          "Check",
          "FilesConfig FilesProvider ModuleInfo",
          "Text");

  private static Compilation compiled(Compiler compiler, String author) {
    return compiler
        .with(new TerraneProcessor())
        .compile(Resources.sources("authors", author.split(" ")));
  }

  static Stream<Arguments> compilersAndAuthors() {
    return Stream.of(Compiler.javac(), Compiler.ecj())
        .flatMap(compiler -> AUTHORS.stream().map(author -> Arguments.of(compiler, author)));
  }

  private static List<String> written(Compilation compilation) {
    return compilation.files().keySet().stream().filter(path -> path.endsWith(".java")).toList();
  }

  @ParameterizedTest
  @MethodSource("compilersAndAuthors")
  void eachCompilerGetsTheCodeThatIsExpected(Compiler compiler, String author) throws IOException {
    var compilation = compiled(compiler, author);
    assertThat(compilation.errors()).isEmpty();
    assertThat(written(compilation)).isNotEmpty();
    for (var path : written(compilation)) {
      renew(path, compilation.text(path));
    }
    for (var path : written(compilation)) {
      assertThat(compilation.text(path))
          .as(path)
          .isEqualTo(Resources.text("golden/" + path + ".txt"));
    }
  }

  private static void renew(String path, String text) throws IOException {
    var folder = System.getProperty("golden", "");
    if (!folder.isEmpty()) {
      var file = Path.of(folder).resolve(path + ".txt");
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
  }

  @ParameterizedTest
  @FieldSource("AUTHORS")
  void theCodeCompilesWithoutAnyWarning(String author) {
    var strict = Compiler.javac().option("-Xlint:all,-processing,-path", "-Werror");
    var compilation = compiled(strict, author);
    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.warnings()).isEmpty();
  }
}
