package dev.terrane.testkit.internal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Blocks in Terraform's JSON syntax.
class ConfigurationWriterTests {
  private static CtyValue text(String value) {
    return CtyValue.string(value);
  }

  private static ConfigurationWriter written(CtyValue planned, CtyValue known) {
    return new ConfigurationWriter("u").block(planned, known);
  }

  @Test
  void eachAttributeHasALineOfItsOwn() {
    var rule = CtyValue.object(Map.of("port", CtyValue.number(80)));
    var block =
        CtyValue.object(
            Map.of("name", text("a"), "rule", CtyValue.list(rule.type(), List.of(rule))));
    var writer = written(block, block);
    assertThat(writer.text())
        .isEqualTo(
            """
            {
            "name": "a",
            "rule": [
            {
            "port": 80
            }
            ]
            }\
            """);
    assertThat(writer.lines())
        .containsEntry(2, CtyPath.ROOT.attribute("name"))
        .containsEntry(3, CtyPath.ROOT.attribute("rule"))
        .containsEntry(4, CtyPath.ROOT.attribute("rule").index(0))
        .containsEntry(5, CtyPath.ROOT.attribute("rule").index(0).attribute("port"));
  }

  @Test
  void absentArgumentsAreLeftOutButNotThoseOfObjects() {
    var inner = CtyValue.object(Map.of("b", CtyValue.nullOf(CtyType.STRING)));
    var block = CtyValue.object(Map.of("a", CtyValue.nullOf(CtyType.STRING), "o", inner));
    assertThat(written(block, block).text()).isEqualTo("{\n\"o\": {\n\"b\": null\n}\n}");
    var empty = CtyValue.object(Map.of("a", CtyValue.nullOf(CtyType.STRING)));
    assertThat(written(empty, empty).text()).isEqualTo("{}");
  }

  @Test
  void templatesAreEscaped() {
    var block = CtyValue.object(Map.of("a", text("${x} %{if} $5 \"q\"")));
    assertThat(written(block, block).text())
        .isEqualTo("{\n\"a\": \"$${x} %%{if} $5 \\\"q\\\"\"\n}");
  }

  @Test
  void anUnknownValueRefersToAResourceWithTheKnownOne() {
    var planned = CtyValue.object(Map.of("a", CtyValue.unknown(CtyType.STRING)));
    var known = CtyValue.object(Map.of("a", text("${x}")));
    var writer = written(planned, known);
    assertThat(writer.text()).contains("\"${jsondecode(terraform_data.u1.output)}\"");
    assertThat(writer.placeholderResources())
        .isEqualTo("\"terraform_data\": {\"u1\": {\"input\": \"\\\"$${x}\\\"\"}}");
  }

  @Test
  void anUnknownElementOfASetIsTheRemainingOne() {
    var unknown = CtyValue.unknown(CtyType.STRING);
    var planned = CtyValue.set(CtyType.STRING, List.of(text("b"), unknown));
    var known = CtyValue.set(CtyType.STRING, List.of(text("a"), text("b")));
    var writer = written(planned, known);
    assertThat(writer.text()).contains("\"b\"").doesNotContain("\"a\"");
    assertThat(writer.placeholderResources()).contains("\\\"a\\\"");
  }

  @Test
  void aMapHasKeysInItsPaths() {
    var tags = CtyValue.map(CtyType.STRING, Map.of("k", text("v")));
    var block = CtyValue.object(Map.of("tags", tags));
    assertThat(written(block, block).lines())
        .containsEntry(3, CtyPath.ROOT.attribute("tags").key("k"));
  }
}
