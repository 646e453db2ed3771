package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.processor.misuse.Misuse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The page of all errors is what the code says.
class ErrorsPageTests {
  private static final Path PAGE = Path.of("..", "docs", "errors.md");
  private static final Path FRESH = Path.of("target", "errors.md");

  /// Where a part of the page begins.
  private static final Map<Misuse, String> PARTS =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(Misuse.NOT_A_RECORD, "Records"),
              Map.entry(Misuse.ATTRIBUTE_NAME, "Names and types"),
              Map.entry(Misuse.DEFAULT_AND_NULLABLE, "Defaults"),
              Map.entry(Misuse.COMPUTED_AND_DERIVED, "Computed, derived and planned components"),
              Map.entry(Misuse.IDENTITY_SENSITIVE, "Identity and import"),
              Map.entry(Misuse.REPLACE_ON_IDENTITY, "Replacement"),
              Map.entry(Misuse.WRITE_ONLY_NOT_NULL, "Write-only and carried components"),
              Map.entry(Misuse.BLOCK_ON_PLAIN, "Blocks and embedded records"),
              Map.entry(Misuse.BELOW_COMPUTED, "Words out of place"),
              Map.entry(Misuse.TIMEOUT, "Timeouts and former states"),
              Map.entry(Misuse.EQUALITY_TWICE, "Equality"),
              Map.entry(Misuse.NOT_NULL, "Constraints of Jakarta Validation"),
              Map.entry(Misuse.PROVIDER_CONSTRUCTOR, "Providers and functions")));

  private static String page() {
    var page =
        new StringBuilder(
            """
            # Errors while compiling records

            What an annotated record says is checked when it is compiled. Each error stands at the component or
            the record that it speaks of, and says what to write instead; where it names something of yours, an
            ellipsis stands here. After an error the model is still generated, so that it is the only one.
            """);
    for (var misuse : Misuse.values()) {
      var part = PARTS.get(misuse);
      page.append(part == null ? "" : "\n## " + part + "\n\n");
      page.append("- ").append(sentence(misuse)).append('\n');
    }
    return page.toString();
  }

  private static String sentence(Misuse misuse) {
    var code = Pattern.compile("@?[A-Z]\\w*(?:<[^>]*>|\\([^)]*\\))|@[A-Z]\\w*");
    var text = code.matcher(misuse.sentence()).replaceAll("`$0`");
    return text.replace("%s", "…");
  }

  @Test
  void thePageListsEveryError() throws IOException {
    Files.createDirectories(FRESH.getParent());
    Files.writeString(FRESH, page());
    assertThat(PAGE)
        .as("copy processor/target/errors.md to docs when an error has changed")
        .hasContent(page());
  }
}
