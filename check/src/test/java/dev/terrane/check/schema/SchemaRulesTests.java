package dev.terrane.check.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.Bytes;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchemaRulesTests {
  private static final int SET = 3;

  /// An attribute, with the fields of its traits.
  private record Attribute(String name, CtyType type, List<Integer> traits) {
    void write(ProtoWriter out) {
      out.string(1, name);
      out.bytes(2, Bytes.of(Json.encodeType(type)));
      traits.forEach(trait -> out.bool(trait, true));
    }
  }

  private record Block(String name, int nesting, long min, long max, List<Attribute> attributes) {
    void write(ProtoWriter out) {
      out.string(1, name);
      out.message(2, attributes, (to, all) -> to.messages(2, all, (one, a) -> a.write(one)));
      out.int64(3, nesting);
      out.int64(4, min);
      out.int64(5, max);
    }
  }

  private static Attribute attribute(String name, Integer... traits) {
    return new Attribute(name, CtyType.STRING, List.of(traits));
  }

  private static List<String> rules(long version, List<Attribute> attributes, Block... blocks) {
    var out = new ProtoWriter();
    out.int64(1, version);
    out.message(
        2,
        attributes,
        (to, all) -> {
          to.messages(2, all, (one, attribute) -> attribute.write(one));
          to.messages(3, List.of(blocks), (one, block) -> block.write(one));
        });
    return SchemaRules.check(Protocol.V6, ProtoMessage.of(out.toByteArray())).stream()
        .map(one -> one.rule() + " " + one.path())
        .toList();
  }

  @Test
  void aSoundSchemaHasNoProblem() {
    var block = new Block("rule", SET, 1, 2, List.of(attribute("port", 4)));
    assertThat(rules(3, List.of(attribute("a", 4), attribute("b", 5, 6)), block)).isEmpty();
  }

  @Test
  void s1() {
    assertThat(SchemaRules.check(Protocol.V6, ProtoMessage.of(new byte[0])))
        .extracting(SchemaProblem::rule)
        .containsExactly("S1");
  }

  @Test
  void s4() {
    assertThat(rules(0, List.of(attribute("a", 4)), new Block("a", 2, 0, 0, List.of())))
        .containsExactly("S4 a");
  }

  @Test
  void s5() {
    assertThat(rules(0, List.of(attribute("A", 4)), new Block("b-c", 2, 0, 0, List.of())))
        .containsExactly("S5 A", "S5 b-c");
  }

  @Test
  void s6ToS13() {
    assertThat(rules(0, List.of(), new Block("a", 2, -1, 0, List.of()))).containsExactly("S6 a");
    assertThat(rules(0, List.of(), new Block("a", 1, 0, 1, List.of()))).containsExactly("S7 a");
    assertThat(rules(0, List.of(), new Block("a", 5, 1, 1, List.of()))).containsExactly("S8 a");
    assertThat(rules(0, List.of(), new Block("a", 2, 3, 2, List.of()))).containsExactly("S9 a");
    var dynamic = List.of(new Attribute("x", CtyType.DYNAMIC, List.of(5)));
    assertThat(rules(0, List.of(), new Block("a", SET, 0, 0, dynamic))).containsExactly("S10 a");
    var writeOnly = List.of(attribute("x", 5, 11));
    assertThat(rules(0, List.of(), new Block("a", SET, 0, 0, writeOnly))).containsExactly("S10 a");
    assertThat(rules(0, List.of(), new Block("a", 4, 1, 0, List.of()))).containsExactly("S12 a");
    assertThat(rules(0, List.of(), new Block("a", 9, 0, 0, List.of()))).containsExactly("S13 a");
  }

  @Test
  void s14ToS16() {
    assertThat(rules(0, List.of(attribute("a")))).containsExactly("S14 a");
    assertThat(rules(0, List.of(attribute("a", 4, 5)))).containsExactly("S15 a");
    assertThat(rules(0, List.of(attribute("a", 4, 6)))).containsExactly("S16 a");
  }

  @Test
  void s23() {
    assertThat(rules(-1, List.of())).containsExactly("S23 ");
  }

  @Test
  void aNestedAttributeHasAPath() {
    assertThat(rules(0, List.of(), new Block("rule", 2, 0, 0, List.of(attribute("port")))))
        .containsExactly("S14 rule.port");
  }
}
