package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests prior schemas that lose null where the current record keeps it.
class PriorSchemaNullabilityTests {
  private static final String TODAY =
      """
      package a;
      import dev.terrane.provider.*;
      import dev.terrane.provider.resource.*;
      import dev.terrane.provider.attribute.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      @ManagedResource(value = "x", version = 1, former = XV0.class)
      public record X(
          @Identity String name,
          @NullIsNotEmpty @Nullable List<String> tags,
          @NullIsNotEmpty @Nullable List<Part> parts,
          @Nullable Map<String, @Nullable String> keepers,
          @Nullable List<String> plain) {
        public record Part(@NullIsNotEmpty @Nullable Set<String> marks) {}
      }
      """;

  static List<Compiler> compilers() {
    return CompilerTests.compilers();
  }

  private static List<String> warnings(Compiler compiler, String components, String part) {
    var prior =
        """
        package a;
        import dev.terrane.provider.*;
        import dev.terrane.provider.resource.*;
        import dev.terrane.provider.attribute.*;
        import java.util.*;
        import org.jspecify.annotations.Nullable;
        @Former(version = 0)
        record XV0(String name, %s) {
          record Part(%s) {}
        }
        """
            .formatted(components, part);
    var compilation = compiler.with(new TerraneProcessor()).compile(TODAY, prior);
    assertThat(compilation.errors()).isEmpty();
    return compilation.warnings().stream()
        .map(Compilation.Problem::message)
        .filter(message -> message.startsWith("the current component "))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void areReportedAtTheirComponents(Compiler compiler) {
    var reported =
        warnings(
            compiler,
            "@Nullable List<String> tags, @Nullable List<Part> parts,"
                + " @Nullable Map<String, String> keepers, @Nullable List<String> plain",
            "@Nullable Set<String> marks");
    assertThat(reported)
        .containsExactlyInAnyOrder(
            "the current component tags is @NullIsNotEmpty, but this one reads null as empty; add"
                + " @NullIsNotEmpty",
            "the current component parts is @NullIsNotEmpty, but this one reads null as empty; add"
                + " @NullIsNotEmpty",
            "the current component marks is @NullIsNotEmpty, but this one reads null as empty; add"
                + " @NullIsNotEmpty",
            "the current component keepers accepts null elements, but this one omits them; add"
                + " @Nullable to the type argument");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void areNotReportedWhereTheySayTheSameOrAreOfAnotherShape(Compiler compiler) {
    assertThat(
            warnings(
                compiler,
                "@NullIsNotEmpty @Nullable List<String> tags, @NullIsNotEmpty @Nullable List<Part>"
                    + " parts, @Nullable Map<String, @Nullable String> keepers, List<String> plain",
                "@NullIsNotEmpty @Nullable Set<String> marks"))
        .isEmpty();
    assertThat(
            warnings(
                compiler,
                "@Nullable String tags, List<Part> parts, @Nullable String keepers",
                "Set<String> marks"))
        .isEmpty();
  }
}
