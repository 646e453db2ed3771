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

/// Records at the edge of what Java can say.
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
  void aLineOfGeneratedCodeIsShorterThanAHundredCharacters() {
    var model = compiled(Resources.sources("shapes", "Words")).text("shapes/WordsModel.java");
    assertThat(model.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }
}
