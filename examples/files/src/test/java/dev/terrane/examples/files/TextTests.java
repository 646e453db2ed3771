package dev.terrane.examples.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTests {
  @ParameterizedTest
  @CsvSource({
    "My Notes, my-notes",
    "'  spaces  ', spaces",
    "Straße Nr. 7, straße-nr-7",
    "Café, cafe",
    "../etc/passwd, etc-passwd",
    "already-a-slug, already-a-slug",
    "'', ''",
    "?!, ''"
  })
  void aSlugHasNothingThatAFileSystemMinds(String text, String slug) {
    assertThat(Text.slug(text)).isEqualTo(slug);
  }

  @Test
  void allTextsMakeOneName() {
    assertThat(Text.slug("My Notes", "in", "2026")).isEqualTo("my-notes-in-2026");
  }

  @Test
  void aSlugOfASlugIsTheSame() {
    var slug = Text.slug("Ünïcode & more", "…");
    assertThat(Text.slug(slug)).isEqualTo(slug);
  }
}
