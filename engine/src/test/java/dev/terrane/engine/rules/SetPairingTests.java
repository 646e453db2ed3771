package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetPairingTests {
  private static final List<Attribute<?>> DISK =
      List.of(
          Attribute.string("name").required(),
          Attribute.string("size").optional().computed(),
          Attribute.string("id").computed(),
          Attribute.of("found", AttributeType.set(AttributeType.STRING)).computed(),
          NestedObject.of(Attribute.string("a").optional(), Attribute.string("id").computed())
              .attributeList("parts")
              .optional());

  @ParameterizedTest(name = "{0} could come from {1}: {2}")
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "'{name = \"a\"}', '{name = \"a\"}', true",
        "'{name = \"a\", id = \"1\", size = \"2\"}', '{name = \"a\"}', true",
        "'{name = \"a\"}', '{name = \"b\"}', false",
        "'{name = \"a\"}', '{name = ?}', false",
        "'{name = \"a\", size = \"2\"}', '{name = \"a\", size = \"3\"}', false",
        "'{name = \"a\", size = \"2\"}', '{name = \"a\", size = ?}', false",
        // A set that differs never matches, not even one that is computed and left out.
        "'{name = \"a\", found = [\"x\"]}', '{name = \"a\"}', false",
        "'{parts = [{a = \"1\", id = \"x\"}]}', '{parts = [{a = \"1\"}]}', true",
        "'{parts = [{a = \"1\"}]}', '{parts = [{a = \"2\"}]}', false",
        "'{parts = [{a = \"1\"}]}', '{parts = []}', false",
        "'{parts = [{a = \"1\"}]}', '{}', false",
        // The walk follows the prior value only.
        "'{parts = [{a = \"1\"}]}', '{parts = [{a = \"1\"}, {a = \"2\"}]}', true",
        "'{}', '{parts = [{a = \"1\"}]}', true"
      })
  void couldComeFrom(String prior, String config, boolean expected) {
    assertThat(SetPairing.couldComeFrom(DISK, disk(prior), disk(config))).isEqualTo(expected);
  }

  @Test
  void eachPriorElementIsUsedOnce() {
    var prior = disks("{name = \"a\", id = \"1\"}", "{name = \"a\", id = \"2\"}");
    var config = disks("{name = \"a\"}", "{name = \"a\", size = ?}", "{name = \"b\"}");

    var pairs = SetPairing.pair(DISK, prior, config);

    assertThat(pairs).hasSize(3);
    assertThat(pairs).filteredOn(pair -> pair.prior().isKnown()).hasSize(1);
    assertThat(pairs)
        .extracting(SetPairing.Pair::config)
        .containsExactlyInAnyOrderElementsOf(config.elements());
  }

  @Test
  void elementsThatEqualNothingYetAreAllKept() {
    var config = disks("{name = \"a\", size = ?}", "{name = \"a\", size = ?}");

    assertThat(SetPairing.pair(DISK, disks(), config)).hasSize(2);
  }

  @Test
  void pairProposesTheMergedElement() {
    var prior = disks("{name = \"a\", id = \"1\"}");
    var pair = SetPairing.pair(DISK, prior, disks("{name = \"a\"}")).getFirst();

    assertThat(pair.proposed()).isEqualTo(disk("{name = \"a\", id = \"1\"}"));
  }

  @Test
  void nullAndUnknownSetsHaveNoElements() {
    var config = disks("{name = \"a\"}");

    assertThat(SetPairing.pair(DISK, CtyValue.unknown(config.type()), config))
        .extracting(SetPairing.Pair::prior)
        .containsExactly(CtyValue.nullOf(Members.type(DISK)));
    assertThat(SetPairing.pair(DISK, config, CtyValue.nullOf(config.type()))).isEmpty();
  }

  private static CtyValue disk(String text) {
    return Notation.object(DISK, text);
  }

  private static CtyValue.SetValue disks(String... texts) {
    return CtyValue.set(
        Members.type(DISK), List.of(texts).stream().map(SetPairingTests::disk).toList());
  }
}
