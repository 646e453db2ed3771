package dev.terrane.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.Schema;
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
    assertThat(Names.refusal("count", true, Schema.Kind.RESOURCE)).isPresent();
    assertThat(Names.refusal("count", false, Schema.Kind.RESOURCE)).isEmpty();
    assertThat(Names.refusal("alias", true, Schema.Kind.PROVIDER)).isPresent();
    assertThat(Names.refusal("alias", true, Schema.Kind.RESOURCE)).isEmpty();
    assertThat(Names.refusal("Size", false, Schema.Kind.RESOURCE)).isPresent();
  }
}
