package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The compilers that the other tests compile with.
class CompilerTests {
  static List<Compiler> compilers() {
    return List.of(Compiler.javac(), Compiler.ecj());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aLaterCompilationSeesTheClassesOfAnEarlierOne(Compiler compiler) {
    var first = compiler.compile("package a; public record Note(String text) {}");
    assertThat(first.errors()).isEmpty();
    assertThat(first.files()).containsOnlyKeys("a/Note.class");
    var second = compiler.after(first).compile("package b; class B { a.Note note; }");
    assertThat(second.errors()).isEmpty();
    assertThat(second.files()).containsOnlyKeys("b/B.class");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void anErrorHasItsPlace(Compiler compiler) {
    var compilation = compiler.compile("package a;\n\nclass Broken { Missing x; }");
    assertThat(compilation.errors())
        .singleElement()
        .satisfies(error -> assertThat(error.message()).contains("Missing"))
        .satisfies(error -> assertThat(error.line()).isEqualTo(3));
  }
}
