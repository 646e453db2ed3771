package dev.terrane.examples.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeRules;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the record and the handles declare the same schema. */
class TwoStylesTests {
  private final Schema byRecord = new NoteResource().schema();
  private final Schema byHandles = new HandleNoteResource().schema();

  @Test
  void bothStylesMakeTheSameSchema() {
    assertThat(lines(byHandles.members())).isEqualTo(lines(byRecord.members()));
    assertThat(byHandles.type()).isEqualTo(byRecord.type());
    assertThat(byHandles.description()).isEqualTo(byRecord.description());
    assertThat(byHandles.version()).isEqualTo(byRecord.version());
  }

  @Test
  void bothStylesCheckTheModeAlike() {
    var wrong = CtyValue.string("rw");
    assertThat(HandleNoteResource.MODE.rules().violations(wrong))
        .isEqualTo(NoteModel.MODE.rules().violations(wrong))
        .hasSize(1);
  }

  @Test
  void theLinesTellTheWordsOfAnAttribute() {
    assertThat(lines(List.of(NoteModel.MODE)))
        .containsExactly("mode STRING [OPTIONAL, COMPUTED] \"0644\" from [] octal permissions");
  }

  /** One line for each attribute, those in blocks behind their block. */
  private static List<String> lines(List<Attribute<?>> members) {
    return members.stream().flatMap(TwoStylesTests::lines).toList();
  }

  private static Stream<String> lines(Attribute<?> member) {
    var inside = member.nested().map(NestedShape::members).map(TwoStylesTests::lines);
    return Stream.concat(Stream.of(line(member)), inside.stream().flatMap(List::stream));
  }

  private static String line(Attribute<?> member) {
    AttributeRules rules = member.rules();
    return String.join(
        " ",
        member.name(),
        member
            .nested()
            .map(shape -> shape.nesting() + (shape.block() ? " block" : " attribute"))
            .orElseGet(() -> member.ctyType().toString()),
        Stream.of(Trait.values()).filter(member::is).toList().toString(),
        rules.fallback().map(Object::toString).orElse("-"),
        "from " + rules.sources(),
        rules.description());
  }
}
