package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.processor.diagnostic.CompileError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests that each mistake is reported as one error at the component. The cases are in
/// `compile-errors.txt`.
class CompileErrorTests {
  private static final String HERE = "// here";
  private static final String IMPORTS =
      "import dev.terrane.provider.*; import dev.terrane.provider.attribute.*;"
          + " import dev.terrane.provider.combination.*;"
          + " import dev.terrane.provider.meta.*;"
          + " import dev.terrane.provider.provisioner.*;"
          + " import dev.terrane.provider.resource.*;"
          + " import dev.terrane.provider.validation.*;"
          + " import dev.terrane.provider.attribute.Converter;"
          + " import dev.terrane.provider.attribute.Equality;"
          + " import jakarta.validation.constraints.*; import java.util.*;"
          + " import org.jspecify.annotations.Nullable; ";

  /// A case.
  ///
  /// @param error what is misused
  /// @param sources the files; the first one has the error
  record Case(CompileError error, List<String> sources) {
    private static Case of(String text) {
      var end = text.indexOf('\n');
      var sources = text.substring(end + 1).split("(?m)^----\n");
      return new Case(
          CompileError.valueOf(text.substring(0, end).strip()),
          Arrays.stream(sources).map(Case::file).toList());
    }

    private static String file(String source) {
      return source.startsWith("package ") ? source : "package a; " + IMPORTS + source;
    }

    long line() {
      return sources.getFirst().lines().takeWhile(line -> !line.contains(HERE)).count() + 1;
    }

    String sentence() {
      return Arrays.stream(error.template().split("%s", -1))
          .map(Pattern::quote)
          .collect(Collectors.joining("(?s:.*)"));
    }
  }

  static Stream<Case> cases() throws IOException {
    try (var in = CompileErrorTests.class.getResourceAsStream("/compile-errors.txt")) {
      var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("(?m)^== ")).skip(1).map(Case::of).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isTheOnlyErrorAndStandsAtItsPlace(Case one) {
    assertReported(one, Compiler.javac());
  }

  /// As with Error Prone: javac continues, and compiles the generated code.
  @ParameterizedTest
  @MethodSource("cases")
  void isTheOnlyErrorWhereCompilersGoOn(Case one) {
    assertReported(one, Compiler.javac().option("--should-stop=ifError=FLOW"));
  }

  private static void assertReported(Case one, Compiler compiler) {
    var compilation =
        compiler.with(new TerraneProcessor()).compile(one.sources().toArray(String[]::new));
    assertThat(compilation.errors())
        .singleElement()
        .satisfies(error -> assertThat(error.message()).matches(one.sentence()))
        .satisfies(error -> assertThat(error.line()).isEqualTo(one.line()));
  }

  @Test
  void eachHasACase() throws IOException {
    assertThat(cases().map(Case::error).distinct())
        .containsExactlyInAnyOrder(CompileError.values());
  }
}
