package dev.terrane.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.SchemaKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Invalid names and suggestions for them.
class TerraformNamesTests {
  @Test
  void aNearNameIsHintedAt() {
    assertThat(TerraformNames.hint("sise", List.of("name", "size")))
        .isEqualTo("did you mean size?");
    assertThat(TerraformNames.hint("Size", List.of("name", "size")))
        .isEqualTo("did you mean size?");
  }

  @Test
  void whereNoneIsNearAllAreListed() {
    assertThat(TerraformNames.hint("volume", List.of("name", "size")))
        .isEqualTo("available: name, size");
    assertThat(TerraformNames.hint("volume", List.of())).isEqualTo("there are none");
  }

  @Test
  void terraformKeepsNamesForItselfAtTheTopAlone() {
    assertThat(TerraformNames.refusal("count", true, SchemaKind.RESOURCE)).isPresent();
    assertThat(TerraformNames.refusal("count", false, SchemaKind.RESOURCE)).isEmpty();
    assertThat(TerraformNames.refusal("alias", true, SchemaKind.PROVIDER)).isPresent();
    assertThat(TerraformNames.refusal("alias", true, SchemaKind.RESOURCE)).isEmpty();
    assertThat(TerraformNames.refusal("Size", false, SchemaKind.RESOURCE)).isPresent();
  }
}
