package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The code that an error suggests compiles.
class SuggestionTests {
  private static Compilation compiled(String component) {
    return Compiler.javac()
        .with(new TerraneProcessor())
        .compile(
            "package a; import dev.terrane.provider.*; import dev.terrane.provider.attribute.*;"
                + " import java.util.*; import org.jspecify.annotations.Nullable;"
                + " @ManagedResource(\"x\") record X("
                + component
                + ") {}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          @Identity @Nullable String a ; remove @Nullable ; @Identity String a
          @Identity @Nullable String a ; replace it with @Computed(orSet = true) ; \
            @Identity @Computed(orSet = true) String a
          @Identity @Computed @Nullable String a ; remove @Nullable ; @Identity @Computed String a
          @Identity @Computed(orSet = true) @Nullable String a ; remove @Nullable ; \
            @Identity @Computed(orSet = true) String a
          @Identity(optionalForImport = true) @Nullable Integer a ; remove @Nullable ; \
            @Identity(optionalForImport = true) Integer a
          @Identity Map<String, String> a ; remove @Identity ; Map<String, String> a
          """)
  void compiles(String refused, String suggestion, String written) {
    assertThat(compiled(refused).errors())
        .singleElement()
        .satisfies(error -> assertThat(error.message()).contains(suggestion));
    assertThat(compiled(written).errors()).isEmpty();
  }
}
