package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Predicates, constants and formulas that another class declares.
class HolderTests {
  private static final String IMPORTS =
      "import dev.terrane.provider.*; import dev.terrane.provider.attribute.*;"
          + " import java.util.*; import org.jspecify.annotations.Nullable; ";

  private static final String RULES =
      """
      package b;
      import java.util.*;
      public interface Rules {
        List<String> NONE = List.of();
        static boolean falls(long before, long after) { return after < before; }
        static String path(String zone, String name) { return zone + name; }
        record Limits(int most) {
          public static int limit() { return 3; }
        }
      }
      """;

  private static final String FAR =
      """
      @ManagedResource("x")
      public record X(
          @Identity String zone,
          @Default("a") String name,
          @RequiresReplace(when = "falls", in = b.Rules.class) long size,
          @Default(constant = "NONE", in = b.Rules.class) List<String> names,
          @Default(constant = "limit", in = b.Rules.Limits.class) int most,
          @Derived(in = b.Rules.class) String path,
          @Block List<Part> part,
          @Embedded Whole whole) {
        public record Part(
            @RequiresReplace(when = "falls", in = b.Rules.class) @Nullable Integer depth,
            @Default(constant = "NONE", in = b.Rules.class) List<String> labels) {}
        public record Whole(@RequiresReplace(when = "falls", in = b.Rules.class) int height) {}
      }
      """;

  private static final String NEAR =
      """
      @ManagedResource("y")
      record Y(
          @Identity String zone,
          @RequiresReplace(when = "falls", in = Own.Inner.class) int size,
          @Default(constant = "NONE", in = Own.class) String name,
          @Derived(in = Own.class) String path) {}
      class Own {
        static final String NONE = "";
        static String path(String zone, String name) { return zone + name; }
        static class Inner {
          static boolean falls(int before, int after) { return after < before; }
        }
      }
      """;

  static List<Compiler> compilers() {
    return CompilerTests.compilers();
  }

  private static Compilation compiled(Compiler compiler, String... sources) {
    return compiler.with(new TerraneProcessor()).compile(sources);
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aPublicClassOfAnotherPackageIsUsedAtEachNesting(Compiler compiler) {
    var compilation = compiled(compiler, "package a; " + IMPORTS + FAR, RULES);
    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.text("a/XModel.java"))
        .contains("Rules::falls", "defaultTo(Rules.NONE)", "defaultTo(Rules.Limits.limit())")
        .contains("Rules.path(");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aClassOfTheSamePackageNeedNotBePublic(Compiler compiler) {
    var compilation = compiled(compiler, "package a; " + IMPORTS + NEAR);
    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.text("a/YModel.java"))
        .contains("Own.Inner::falls", "defaultTo(Own.NONE)", "Own.path(");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aClassFileServesWhenItNamesParameters(Compiler compiler) {
    var rules = Compiler.javac().option("-parameters").compile(RULES);
    assertThat(compiled(compiler.after(rules), "package a; " + IMPORTS + FAR).errors()).isEmpty();
  }

  @Test
  void aClassFileWithoutNamesOfParametersIsAnErrorOfAFormulaAlone() {
    var rules = Compiler.javac().compile(RULES);
    assertThat(compiled(Compiler.javac().after(rules), "package a; " + IMPORTS + FAR).errors())
        .singleElement()
        .satisfies(error -> assertThat(error.message()).contains("compile Rules with -parameters"));
  }

  @Test
  void aClassThatAnotherProcessorWritesIsWaitedFor() {
    var late = new LateProcessor("b.Rules", RULES);
    var compilation =
        Compiler.javac()
            .with(late)
            .with(new TerraneProcessor())
            .compile("package a; " + IMPORTS + FAR);
    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.text("a/XModel.java")).contains("Rules::falls", "Rules.path(");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aClassThatIsNeverThereIsReportedByTheCompilerAlone(Compiler compiler) {
    assertThat(compiled(compiler, "package a; " + IMPORTS + FAR).errors())
        .isNotEmpty()
        .noneSatisfy(error -> assertThat(error.message()).contains("; "));
  }
}
