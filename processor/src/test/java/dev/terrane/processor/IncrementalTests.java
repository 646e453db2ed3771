package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.ProviderType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests builds that compile in parts: a class file results in the same model as its source.
class IncrementalTests {
  private static final String SERVICE =
      "META-INF/services/dev.terrane.provider.schema.ProviderType";

  private static final String SHARED =
      """
      package a;
      import dev.terrane.provider.*;
      import dev.terrane.provider.attribute.*;
      import jakarta.validation.constraints.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      /// Where it runs.
      ///
      /// @param zone the part of a region
      @Nested
      public record Site(
          @Sensitive @Pattern(regexp = "[a-z]+") String zone,
          @Nullable List<@NotBlank String> racks,
          @Name("cost") @Default("1") int price,
          @Derived String label,
          @Computed(changesWith = "zone") @Nullable String host,
          @Nullable Set<Level> levels,
          Map<String, @Nullable List<@Nullable String>> gaps,
          List<@Nullable Part> parts) {
        public record Part(String name) {}
        // Eclipse reads the constants of a class file in the order of their names.
        public enum Level { @Name("high") HIGH, LOW }
        static String label(String zone) { return zone; }
      }
      """;

  private static final String USER =
      """
      package a;
      import dev.terrane.provider.*;
      import dev.terrane.provider.attribute.*;
      @ManagedResource("vm")
      public record Vm(@Identity String name, @Embedded Site site) {}
      """;

  static List<Compiler> compilers() {
    return CompilerTests.compilers();
  }

  private static String user(Compiler compiler, String... sources) {
    var declarations = new ModelRecorder();
    var compilation = compiler.with(declarations.processor()).compile(sources);
    assertThat(compilation.errors()).isEmpty();
    var vm =
        declarations.all().stream()
            .filter(unit -> unit.origins().toString().contains("Vm"))
            .toList();
    return ModelText.of(vm);
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aSharedRecordKeepsWhatItSaysWhenItArrivesAsAClassFile(Compiler compiler) {
    var site = Compiler.javac().with(new ModelRecorder().processor()).compile(SHARED);
    assertThat(site.errors()).isEmpty();
    // Its documentation and the parameters of its methods are in its own model.
    var together = user(compiler, USER, SHARED).replaceAll(" \"[^\"()]*\"\n", "\n");
    assertThat(user(compiler.after(site), USER))
        .isEqualTo(together)
        .contains("check(Check.each(Check.notBlank()))", "nullable", "sensitive");
  }

  @Test
  void aResourceCompilesAgainstTheModelOfASharedRecord() {
    var site = Compiler.javac().with(new TerraneProcessor()).compile(SHARED);
    assertThat(site.errors()).isEmpty();
    assertThat(site.text("a/SiteModel.java")).contains("the part of a region");
    var vm = Compiler.javac().with(new TerraneProcessor()).after(site).compile(USER);
    assertThat(vm.errors()).isEmpty();
    assertThat(vm.files()).containsKey("a/VmModel.class").doesNotContainKey("a/SiteModel.java");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aProviderGetsAServiceEntry(Compiler compiler) {
    var compilation = provider(compiler, "One");
    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.text(SERVICE)).isEqualTo("a.OneType\n");
  }

  private static Compilation provider(Compiler compiler, String name) {
    return compiler
        .with(new TerraneProcessor())
        .compile(
            """
            package a;
            import dev.terrane.provider.*;
            import java.util.List;
            public final class %s implements Provider<%sConfig, String> {
              @Override public String connect(Connecting call, %sConfig config) { return ""; }
              @Override public List<? extends Part<? super String>> parts() { return List.of(); }
            }
            """
                .formatted(name, name, name),
            """
            package a;
            @dev.terrane.provider.ProviderConfig("files")
            public record %sConfig() {}
            """
                .formatted(name));
  }

  @Test
  void theServerFindsAProviderByItsEntry() throws Exception {
    var compilation = provider(Compiler.javac(), "One");
    var type = compilation.loader().loadClass("a.OneType");
    assertThat(ProviderType.class).isAssignableFrom(type);
    assertThat(type.getConstructor().newInstance()).isNotNull();
  }

  @Test
  void anEntryOfAnEarlierBuildStays() {
    var first = provider(Compiler.javac(), "One");
    var second = provider(Compiler.javac().after(first), "Two");
    assertThat(second.text(SERVICE)).isEqualTo("a.OneType\na.TwoType\n");
  }

  @Test
  void anEntryWhoseClassIsGoneIsLeftOut() {
    var first = provider(Compiler.javac(), "One");
    var entry = new Compilation(Map.of(SERVICE, first.files().get(SERVICE)), List.of());
    var second = provider(Compiler.javac().after(entry), "Two");
    assertThat(second.text(SERVICE)).isEqualTo("a.TwoType\n");
  }

  @Test
  void aRecordWaitsForATypeThatAnotherProcessorWrites() {
    var late = new LateProcessor("a.Size", "package a; public enum Size { S, M }");
    var compilation =
        Compiler.javac()
            .with(late)
            .with(new TerraneProcessor())
            .compile(
                """
                package a;
                @dev.terrane.provider.ManagedResource("vm")
                record Vm(Size size) {}
                """);
    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.text("a/VmModel.java")).contains("Size.S, Size.M");
  }

  @Test
  void aTypeThatIsNeverThereIsReportedByTheCompilerAlone() {
    var compilation =
        Compiler.javac()
            .with(new TerraneProcessor())
            .compile(
                """
                package a;
                @dev.terrane.provider.ManagedResource("vm")
                record Vm(String name, Missing size) {}
                """);
    assertThat(compilation.errors())
        .isNotEmpty()
        .allSatisfy(error -> assertThat(error.message()).contains("cannot find symbol"));
  }

  private static String resource(String hash) {
    return "package a; import dev.terrane.provider.ManagedResource;"
        + " import dev.terrane.provider.attribute.*;"
        + " @ManagedResource(\"x\") record X(@Identity String id, Part part) {"
        + " record Part(String text"
        + hash
        + ") {} }";
  }

  /// The batch compiler of Eclipse generates no class that is on its class path already.
  @Test
  void aNestedRecordThatGainsAComputedComponentIsHintedAtOnce() {
    var compiler = Compiler.javac();
    var processing = compiler.with(new TerraneProcessor());
    var first = processing.compile(resource(""));
    assertThat(first.notes()).isEmpty();
    var later = compiler.after(first).with(new TerraneProcessor());
    var second = later.compile(resource(", @Computed String hash"));
    assertThat(second.errors()).isEmpty();
    assertThat(second.notes())
        .singleElement()
        .satisfies(note -> assertThat(note.message()).contains("XModel.PartStored"));
    var last = compiler.after(second).with(new TerraneProcessor());
    assertThat(last.compile(resource(", @Computed String hash")).notes()).isEmpty();
  }
}
