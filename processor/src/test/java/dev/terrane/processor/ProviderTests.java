package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A provider that no server would find is a compile error.
class ProviderTests {
  private static final String CONFIG = "package a; public record Config() {}";
  private static final String MARKED =
      "package a; @dev.terrane.provider.ProviderConfig(\"files\") public record Config() {}";
  private static final String PROVIDER = provider("Config");
  private static final String TYPE =
      """
      package a;
      import dev.terrane.provider.Provider;
      import dev.terrane.provider.schema.*;
      public final class OwnType implements ProviderType<Config, String> {
        @Override public String name() { return "files"; }
        @Override public Schema schema() { return Schema.provider(); }
        @Override public Codec<Config> codec() { throw new IllegalStateException(); }
        @Override public Provider<Config, String> provider() { return new One(); }
      }
      """;

  private static String provider(String config) {
    return """
    package a;
    import dev.terrane.provider.*;
    import java.util.List;
    public final class One implements Provider<%1$s, String> {
      @Override public String connect(Connecting call, %1$s config) { return ""; }
      @Override public List<? extends Part<? super String>> parts() { return List.of(); }
    }
    """
        .formatted(config);
  }

  private static Compilation compiled(Compiler compiler, String... sources) {
    var compilation = compiler.with(new TerraneProcessor()).compile(sources);
    assertThat(compilation.errors()).isEmpty();
    return compilation;
  }

  @ParameterizedTest
  @MethodSource("dev.terrane.processor.CompilerTests#compilers")
  void aProviderThatNothingWouldFindIsWarnedOf(Compiler compiler) {
    assertThat(compiled(compiler, PROVIDER, CONFIG).warnings())
        .singleElement()
        .satisfies(warning -> assertThat(warning.message()).contains("@ProviderConfig", "Config"))
        .satisfies(warning -> assertThat(warning.line()).isEqualTo(4));
  }

  @Test
  void aProviderThatIsFoundIsNotWarnedOf() {
    assertThat(compiled(Compiler.javac(), PROVIDER, MARKED).warnings()).isEmpty();
  }

  @Test
  void theVersionOfAProviderIsThatOfTheBuild() {
    var build = Compiler.javac().option("-Aterrane.version=1.2.0");
    assertThat(compiled(build, PROVIDER, MARKED).text("a/OneType.java"))
        .contains("return \"1.2.0\";");
  }

  @Test
  void withoutAVersionOfTheBuildTheDefaultRemains() {
    assertThat(compiled(Compiler.javac(), PROVIDER, MARKED).text("a/OneType.java"))
        .doesNotContain("version()");
  }

  @Test
  void aProviderWithATypeOfItsAuthorsIsNotWarnedOf() {
    assertThat(compiled(Compiler.javac(), PROVIDER, CONFIG, TYPE).warnings()).isEmpty();
  }

  @Test
  void aProvisionerIsNamedInItsServiceEntryAndATestDoubleIsNot() {
    var source =
        """
        package a;
        import dev.terrane.provider.provisioner.*;
        import dev.terrane.provider.schema.*;
        public class One implements HandleProvisioner {
          @Override public String name() { return "one"; }
          @Override public Schema schema() { return Schema.provisioner(); }
          @Override public void provision(ProvisionerCall call, ObjectView in) {}
          static final class Double extends One {}
        }
        """;
    assertThat(
            compiled(Compiler.javac(), source)
                .text("META-INF/services/dev.terrane.provider.provisioner.ProvisionerType"))
        .isEqualTo("a.One\n");
  }

  @ParameterizedTest
  @MethodSource("dev.terrane.processor.CompilerTests#compilers")
  void aProvisionerWhoseInterfaceIsGeneratedIsNamedInItsServiceEntry(Compiler compiler) {
    var arguments =
        """
        package a;
        @dev.terrane.provider.provisioner.Provisioner("check")
        public record Check(int port) {}
        """;
    var source =
        """
        package a;
        import dev.terrane.provider.provisioner.ProvisionerCall;
        public final class CheckRunner implements CheckModel.Runner {
          @Override public void provision(ProvisionerCall call, Check in) {}
        }
        """;
    assertThat(
            compiled(compiler, arguments, source)
                .text("META-INF/services/dev.terrane.provider.provisioner.ProvisionerType"))
        .isEqualTo("a.CheckRunner\n");
  }

  @Test
  void aTypeOfAnEarlierBuildCountsAsWell() {
    var first = compiled(Compiler.javac(), PROVIDER, CONFIG, TYPE);
    assertThat(compiled(Compiler.javac().after(first), PROVIDER).warnings()).isEmpty();
  }

  @Test
  void aProviderThatIsConfiguredByNoRecordIsNotWarnedOf() {
    assertThat(
            compiled(Compiler.javac(), provider("dev.terrane.provider.schema.ValueView"))
                .warnings())
        .isEmpty();
  }
}
