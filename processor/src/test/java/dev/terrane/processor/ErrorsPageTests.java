package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.processor.diagnostic.CompileError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Tests that the page of all errors matches the code.
class ErrorsPageTests {
  private static final Path PAGE = Path.of("..", "docs", "errors.md");
  private static final Path FRESH = Path.of("target", "errors.md");

  /// The first error of each part of the page.
  private static final Map<CompileError, String> PARTS =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(CompileError.NOT_A_RECORD, "Records"),
              Map.entry(CompileError.ATTRIBUTE_NAME, "Names and types"),
              Map.entry(CompileError.DEFAULT_AND_NULLABLE, "Defaults"),
              Map.entry(
                  CompileError.COMPUTED_AND_DERIVED, "Computed, derived and planned components"),
              Map.entry(CompileError.IDENTITY_SENSITIVE, "Identity and import"),
              Map.entry(CompileError.REPLACE_ON_IDENTITY, "Replacement"),
              Map.entry(CompileError.WRITE_ONLY_NOT_NULL, "Write-only and config-only components"),
              Map.entry(CompileError.BLOCK_ON_PLAIN, "Blocks and embedded records"),
              Map.entry(CompileError.BELOW_COMPUTED, "Misplaced annotations"),
              Map.entry(CompileError.TIMEOUT, "Timeouts and prior schemas"),
              Map.entry(CompileError.EQUALITY_TWICE, "Equality"),
              Map.entry(CompileError.NOT_NULL, "Constraints of Jakarta Validation"),
              Map.entry(CompileError.PROVIDER_CONSTRUCTOR, "Providers and functions")));

  private static String page() {
    var page =
        new StringBuilder(
            """
            # Errors while compiling records

            The processor checks annotated records when they are compiled. It reports each error at the component
            or record that causes it, with a correction; an ellipsis stands for a name or value from your code. The
            model is generated in spite of an error, so that the compiler reports no errors that follow from it.
            """);
    for (var error : CompileError.values()) {
      var part = PARTS.get(error);
      page.append(part == null ? "" : "\n## " + part + "\n\n");
      page.append("- ").append(sentence(error)).append('\n');
    }
    return page.toString();
  }

  private static String sentence(CompileError error) {
    var code = Pattern.compile("@?[A-Z]\\w*(?:<[^>]*>|\\([^)]*\\))|@[A-Z]\\w*");
    var text = code.matcher(error.template()).replaceAll("`$0`");
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
