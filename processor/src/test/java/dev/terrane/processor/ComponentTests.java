package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests the model of single components. The table is `components.txt`.
class ComponentTests {
  private static final String AROUND =
      """
      package a;
      import dev.terrane.provider.*;
      import dev.terrane.provider.attribute.*;
      import dev.terrane.provider.combination.*;
      import jakarta.validation.constraints.*;
      import jakarta.validation.constraints.Pattern;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      @ManagedResource("x")
      record X(%s) {
        static final List<String> NAMES = List.of();
        static List<String> names() { return NAMES; }
        static boolean less(String before, String after) { return true; }
      }
      enum Grade { S, @Name("medium") M }
      record Port(int number) {}
      final class Ports implements Converter<Integer, Port> {
        public Port read(Integer number) { return new Port(number); }
        public Integer write(Port port) { return port.number(); }
      }
      final class TerraformNames implements Converter<List<@Nullable String>, Port> {
        public Port read(List<@Nullable String> names) { return new Port(names.size()); }
        public List<@Nullable String> write(Port port) { return List.of(); }
      }
      final class Close implements Equality<String> {
        public boolean same(String stated, String observed) { return true; }
      }
      """;

  static Stream<String> components() throws IOException {
    return rows().map(row -> String.valueOf(row.get()[0])).distinct();
  }

  static Stream<Arguments> rows() throws IOException {
    try (var in = ComponentTests.class.getResourceAsStream("/components.txt")) {
      var lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
      return lines
          .filter(line -> line.contains(" => "))
          .map(line -> line.split(" => "))
          .flatMap(row ->
              CompilerTests.compilers().stream()
                  .map(compiler -> Arguments.of(row[0], row[1], compiler)))
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isReadAsItIsWritten(String component, String line, Compiler compiler) {
    var source = AROUND.formatted(component.replace("@Old", "@old.Nullable"));
    var other = "package old; public @interface Nullable {}";
    var reported = ModelRecorder.reported(compiler, source, other);
    var lines = reported.lines().skip(2).map(String::strip).toList();
    assertThat(String.join(" / ", lines)).isEqualTo(line);
  }

  @ParameterizedTest
  @MethodSource("components")
  void whatIsWrittenOfItCompiles(String component) {
    var source = AROUND.formatted(component.replace("@Old", "@old.Nullable"));
    var other = "package old; public @interface Nullable {}";
    var compilation = Compiler.javac().with(new TerraneProcessor()).compile(source, other);
    assertThat(compilation.errors()).isEmpty();
  }
}
