package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.processor.misuse.Misuse;
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

/// Each misuse is one error, at the component, in its own sentence. The cases stand in
/// `misuses.txt`.
class MisuseTests {
  private static final String HERE = "// here";
  private static final String IMPORTS =
      "import dev.terrane.provider.*; import dev.terrane.provider.attribute.*;"
          + " import dev.terrane.provider.attribute.Converter;"
          + " import dev.terrane.provider.attribute.Equality;"
          + " import jakarta.validation.constraints.*; import java.util.*;"
          + " import org.jspecify.annotations.Nullable; ";

  /// A case.
  ///
  /// @param misuse what is misused
  /// @param sources the files; the first one has the error
  record Case(Misuse misuse, List<String> sources) {
    private static Case of(String text) {
      var end = text.indexOf('\n');
      var sources = text.substring(end + 1).split("(?m)^----\n");
      return new Case(
          Misuse.valueOf(text.substring(0, end).strip()),
          Arrays.stream(sources).map(Case::file).toList());
    }

    private static String file(String source) {
      return source.startsWith("package ") ? source : "package a; " + IMPORTS + source;
    }

    long line() {
      return sources.getFirst().lines().takeWhile(line -> !line.contains(HERE)).count() + 1;
    }

    String sentence() {
      return Arrays.stream(misuse.sentence().split("%s", -1))
          .map(Pattern::quote)
          .collect(Collectors.joining("(?s:.*)"));
    }
  }

  static Stream<Case> cases() throws IOException {
    try (var in = MisuseTests.class.getResourceAsStream("/misuses.txt")) {
      var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("(?m)^== ")).skip(1).map(Case::of).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isTheOnlyErrorAndStandsAtItsPlace(Case one) {
    assertTold(one, Compiler.javac());
  }

  /// As with Error Prone: javac goes on to look at what has been generated.
  @ParameterizedTest
  @MethodSource("cases")
  void isTheOnlyErrorWhereCompilersGoOn(Case one) {
    assertTold(one, Compiler.javac().option("--should-stop=ifError=FLOW"));
  }

  private static void assertTold(Case one, Compiler compiler) {
    var compilation =
        compiler.with(new TerraneProcessor()).compile(one.sources().toArray(String[]::new));
    assertThat(compilation.errors())
        .singleElement()
        .satisfies(error -> assertThat(error.message()).matches(one.sentence()))
        .satisfies(error -> assertThat(error.line()).isEqualTo(one.line()));
  }

  @Test
  void eachHasACase() throws IOException {
    assertThat(cases().map(Case::misuse).distinct()).containsExactlyInAnyOrder(Misuse.values());
  }
}
