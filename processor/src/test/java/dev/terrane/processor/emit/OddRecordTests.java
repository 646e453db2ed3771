package dev.terrane.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.processor.Compilation;
import dev.terrane.processor.Compiler;
import dev.terrane.processor.TerraneProcessor;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests unusual records.
class OddRecordTests {
  private static Compilation compiled(String... sources) {
    return Compiler.javac()
        .option("-Xlint:all,-processing,-path", "-Werror")
        .with(new TerraneProcessor())
        .compile(sources);
  }

  @Test
  void componentsMayBeCalledLikeWhatIsGenerated() {
    assertThat(compiled(Resources.sources("shapes", "Words")).errors()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"String", "@Computed String", "@Computed(orSet = true) int"})
  void aRecordMayBeAsWideAsJavaAllows(String component) {
    var rest =
        IntStream.range(1, 254)
            .mapToObj(at -> component + " a" + at)
            .collect(Collectors.joining(", "));
    var source =
        "package wide;"
            + " import dev.terrane.provider.ManagedResource;"
            + " import dev.terrane.provider.attribute.Computed;"
            + " import dev.terrane.provider.attribute.Identity;"
            + " @ManagedResource(\"wide\") public record Wide(@Identity String id, "
            + rest
            + ") {}";
    assertThat(compiled(source).errors()).isEmpty();
  }

  @Test
  void whatAGenericMethodGivesMayBeTheArgumentOfToState() {
    var source =
        "package one;"
            + " import dev.terrane.provider.ManagedResource;"
            + " import dev.terrane.provider.attribute.Computed;"
            + " import dev.terrane.provider.attribute.Identity;"
            + " @ManagedResource(\"one\") public record One(@Identity String name, @Computed String id) {}"
            + " class Use {"
            + " static <T> T given(T value) { return value; }"
            + " static One reported(OneModel.Input in, String id) { return in.toState(given(id)); }"
            + " static One observed(OneModel.Input in, One one) { return in.toStateFrom(given(one)); }"
            + " }";
    assertThat(compiled(source).errors()).isEmpty();
  }

  @Test
  void aHandleIsCalledAsItsComponentWhateverTheAttributeIsCalled() {
    var source =
        "package two;"
            + " import dev.terrane.provider.ManagedResource;"
            + " import dev.terrane.provider.attribute.Name;"
            + " import dev.terrane.provider.attribute.Identity;"
            + " @ManagedResource(\"two\") public record Two(@Identity String id,"
            + " @Name(\"wait\") boolean waitsForIt, String apiURL, @Name(\"other\") String apiUrl) {}"
            + " class Use {"
            + " static java.util.List<String> names() { return java.util.List.of("
            + " TwoModel.WAITS_FOR_IT.name(), TwoModel.API_URL.name(), TwoModel.API_URL_.name()); }"
            + " }";
    var compilation = compiled(source);
    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.text("two/TwoModel.java"))
        .contains("WAITS_FOR_IT = Attribute.of(\"wait\"", "API_URL_ = Attribute.of(\"other\"");
  }

  @Test
  void aLineOfGeneratedCodeIsShorterThanAHundredCharacters() {
    var model = compiled(Resources.sources("shapes", "Words")).text("shapes/WordsModel.java");
    assertThat(model.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }
}
