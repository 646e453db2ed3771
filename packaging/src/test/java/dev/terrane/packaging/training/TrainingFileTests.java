package dev.terrane.packaging.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrainingFileTests {
  private static final ObjectValue STATE =
      CtyValue.object(Map.of("id", CtyValue.string("a$1"), "size", CtyValue.number(3)));
  private static final AttributeReferences REFERENCES =
      new AttributeReferences(address -> {
        assertThat(address).isEqualTo("cloud_disk.one");
        return STATE;
      });

  @TempDir Path folder;

  private TrainingFile read(String text) throws IOException {
    return TrainingFile.read(Files.writeString(folder.resolve("training.json"), text));
  }

  @Test
  void resourcesAreNamedAsInTerraform() throws IOException {
    var file =
        read(
            """
            {"resource": {"cloud_disk": {"one": {"size": 1}, "two": {}}},
             "data": {"cloud_disk": {"it": {}}},
             "ephemeral": {"cloud_token": {"t": {}}},
             "action": {"cloud_reboot": {"r": {}}},
             "list": {"cloud_disk": {"all": {}}},
             "state_store": {"cloud_bucket": {"s": {}}},
             "function": {"slug": ["a", 1]}}
            """);
    assertThat(file.resources()).containsOnlyKeys("cloud_disk.one", "cloud_disk.two");
    assertThat(file.data()).containsOnlyKeys("cloud_disk.it");
    assertThat(file.ephemeral()).containsOnlyKeys("cloud_token.t");
    assertThat(file.actions()).containsOnlyKeys("cloud_reboot.r");
    assertThat(file.lists()).containsOnlyKeys("cloud_disk.all");
    assertThat(file.stateStores()).containsOnlyKeys("cloud_bucket.s");
    assertThat(file.functions())
        .containsExactly(Map.entry("slug", List.of(CtyValue.string("a"), CtyValue.number(1))));
    assertThat(file.provider()).as("an empty block").isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"resources\": {}}|\"resources\" is not a valid key",
        "[]|not a JSON object",
        "{|training.json",
        "{\"resource\": []}|resource must be a JSON object",
        "{\"resource\": {\"cloud_disk\": {\"one\": 1}}}|resource.cloud_disk.one must be",
        "{\"function\": {\"slug\": \"a\"}}|function.slug must be a JSON array"
      })
  void whatIsWrongIsNamedWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("training.json")
        .hasMessageContaining(message);
  }

  @Test
  void aReferenceAloneIsTheValueItself() {
    assertThat(REFERENCES.in(CtyValue.string("${cloud_disk.one.size}")))
        .isEqualTo(CtyValue.number(3));
  }

  @Test
  void referencesStandInTextsAtEachDepth() {
    var nested =
        CtyValue.tuple(
            List.of(CtyValue.object(Map.of("a", CtyValue.string("<${cloud_disk.one.id}>")))));
    assertThat(REFERENCES.in(nested))
        .isEqualTo(CtyValue.tuple(List.of(CtyValue.object(Map.of("a", CtyValue.string("<a$1>"))))));
  }

  @ParameterizedTest
  @CsvSource({
    "${cloud_disk.one.colour}, the resource has no such attribute",
    "a ${cloud_disk.one.size}, is not a string"
  })
  void aReferenceThatCannotBeIsNamed(String text, String message) {
    assertThatThrownBy(() -> REFERENCES.in(CtyValue.string(text)))
        .isInstanceOf(PackagingException.class)
        .hasMessageContaining("${cloud_disk.one.")
        .hasMessageContaining(message);
  }
}
