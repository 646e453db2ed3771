package dev.terrane.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.SchemaKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Names that are refused, and names that were meant.
class NamesTests {
  @Test
  void aNearNameIsHintedAt() {
    assertThat(Names.hint("sise", List.of("name", "size"))).isEqualTo("did you mean size?");
    assertThat(Names.hint("Size", List.of("name", "size"))).isEqualTo("did you mean size?");
  }

  @Test
  void whereNoneIsNearAllAreListed() {
    assertThat(Names.hint("volume", List.of("name", "size"))).isEqualTo("available: name, size");
    assertThat(Names.hint("volume", List.of())).isEqualTo("there are none");
  }

  @Test
  void terraformKeepsNamesForItselfAtTheTopAlone() {
    assertThat(Names.refusal("count", true, SchemaKind.RESOURCE)).isPresent();
    assertThat(Names.refusal("count", false, SchemaKind.RESOURCE)).isEmpty();
    assertThat(Names.refusal("alias", true, SchemaKind.PROVIDER)).isPresent();
    assertThat(Names.refusal("alias", true, SchemaKind.RESOURCE)).isEmpty();
    assertThat(Names.refusal("Size", false, SchemaKind.RESOURCE)).isPresent();
  }
}
