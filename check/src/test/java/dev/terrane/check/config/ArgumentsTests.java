package dev.terrane.check.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.check.config.Arguments.ArgumentsException;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArgumentsTests {
  @TempDir Path scratch;

  private Arguments read(String json) throws IOException {
    return Arguments.read(Files.writeString(scratch.resolve("check.json"), json));
  }

  @Test
  void blocksAreFoundByTypeAndName() throws IOException {
    var arguments = read("{\"resource\": {\"x_note\": {\"a\": {\"path\": \"p\"}}}}");
    assertThat(arguments.types("resource")).containsExactly("x_note");
    assertThat(arguments.blocks("resource", "x_note")).containsOnlyKeys("a");
    assertThat(arguments.blocks("update", "x_note")).isEmpty();
    assertThat(arguments.provider()).isEmpty();
  }

  @Test
  void anInvalidKeyIsAnError() {
    assertThatThrownBy(() -> read("{\"resources\": {}}"))
        .isInstanceOf(ArgumentsException.class)
        .hasMessageContaining("\"resources\" is not a valid key; use one of action, data");
  }

  @Test
  void aFileThatIsNoObjectIsAnError() {
    assertThatThrownBy(() -> read("[1, 2]")).hasMessageContaining("not a JSON object");
    assertThatThrownBy(() -> read("{")).isInstanceOf(ArgumentsException.class);
    assertThatThrownBy(() -> Arguments.read(scratch.resolve("missing")))
        .hasMessageContaining("cannot read");
  }

  @Test
  void aBlockThatDoesNotMatchTheSchemaIsAnError() throws IOException {
    var block = read("{\"provider\": {\"color\": \"red\"}}").provider().orElseThrow();
    var schema = Schema.provider(Attribute.string("root").optional());
    assertThatThrownBy(() -> Arguments.configuration("provider", schema, block))
        .isInstanceOf(ArgumentsException.class)
        .hasMessageContaining("provider: ")
        .hasMessageContaining("color");
  }
}
