package dev.terrane.rpc.schema;

import static dev.terrane.provider.schema.Attribute.bool;
import static dev.terrane.provider.schema.Attribute.int64;
import static dev.terrane.provider.schema.Attribute.string;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class LoweredAttributeTests {
  private static final Attribute<String> HOST = string("host").required();
  private static final Attribute<Long> PORT = int64("port").optional();
  private static final Attribute<String> STATE = string("state").computed();

  @Test
  void argumentsOfArgumentsAreLegal() {
    assertThat(obstacles(NestedObject.of(HOST, PORT).attribute("target").optional())).isEmpty();
    assertThat(obstacles(NestedObject.of(HOST, PORT).attributeList("target").required())).isEmpty();
    assertThat(obstacles(NestedObject.of(HOST, PORT).attributeMap("target").orSet())).isEmpty();
  }

  @Test
  void aComputedMemberOfAnArgumentIsRefused() {
    assertThat(obstacles(NestedObject.of(HOST, STATE).attributeSet("target").optional()))
        .containsExactly("target.state: it is computed, but the whole attribute can be configured");
    assertThat(obstacles(NestedObject.of(HOST, STATE).attribute("target").orSet())).hasSize(1);
    assertThat(obstacles(NestedObject.of(HOST, STATE).attribute("target").required())).hasSize(1);
  }

  @Test
  void aMemberThatTheProviderMayChooseIsRefused() {
    var mode = string("mode").orSet();
    assertThat(obstacles(NestedObject.of(mode).attribute("target").optional()))
        .containsExactly("target.mode: it is computed, but the whole attribute can be configured");
  }

  @Test
  void aMemberWithADefaultIsRefused() {
    var tls = bool("tls").defaultTo(true);
    assertThat(obstacles(NestedObject.of(tls).attribute("target").optional()))
        .containsExactly(
            "target.tls: it has a default, which protocol 5 supports only for the whole attribute");
  }

  @Test
  void aDefaultOfTheWholeAttributeIsLegal() {
    var target = string("target").defaultTo("x");
    assertThat(obstacles(target)).isEmpty();
  }

  @Test
  void membersOfAComputedAttributeAreLegal() {
    assertThat(obstacles(NestedObject.of(STATE).attributeList("found").computed())).isEmpty();
  }

  @Test
  void aWriteOnlyMemberOfAStoredAttributeIsRefused() {
    var secret = string("secret").optional().writeOnly();
    assertThat(obstacles(NestedObject.of(HOST, secret).attribute("target").optional()))
        .containsExactly("target.secret: it is write-only, but the whole attribute is stored");
  }

  @Test
  void aWriteOnlyMemberOfAWriteOnlyAttributeIsLegal() {
    var secret = string("secret").optional().writeOnly();
    var target = NestedObject.of(HOST, secret).attribute("target").optional().writeOnly();
    assertThat(obstacles(target)).isEmpty();
  }

  @Test
  void aBlockInsideAnAttributeIsRefused() {
    var block = NestedObject.of(HOST).block("inner");
    assertThat(obstacles(NestedObject.of(block).attribute("target").optional()))
        .containsExactly("target.inner: it is a block, which is not allowed inside an attribute");
  }

  @Test
  void everyMemberIsLookedAtAtAnyDepth() {
    var deep = NestedObject.of(STATE, bool("tls").defaultTo(true)).attributeList("deep").optional();
    var middle = NestedObject.of(HOST, deep).attribute("middle").optional();
    var block = NestedObject.of(middle).blockList("block");
    assertThat(obstacles(block))
        .containsExactly(
            "block.middle.deep.state: it is computed, but the whole attribute can be configured",
            "block.middle.deep.tls: it has a default, which protocol 5 supports only for the"
                + " whole attribute");
  }

  @Test
  void computedMembersOfBlocksAreLegal() {
    assertThat(obstacles(NestedObject.of(HOST, STATE).blockList("target"))).isEmpty();
  }

  @Test
  void whatTheUserMayLeaveOutIsAnOptionalMember() {
    var target = NestedObject.of(HOST, PORT).attribute("target").optional();
    assertThat(LoweredAttribute.type(target))
        .isEqualTo(
            CtyType.object(Map.of("host", CtyType.STRING, "port", CtyType.NUMBER), Set.of("port")));
  }

  @Test
  void aComputedAttributeHasNoOptionalMembers() {
    var found = NestedObject.of(STATE).attribute("found").computed();
    assertThat(LoweredAttribute.type(found))
        .isEqualTo(CtyType.object(Map.of("state", CtyType.STRING)));
  }

  @Test
  void nestingBecomesACollectionOfObjects() {
    var object = NestedObject.of(HOST);
    var type = CtyType.object(Map.of("host", CtyType.STRING));
    assertThat(LoweredAttribute.type(object.attributeList("a").optional()))
        .isEqualTo(CtyType.list(type));
    assertThat(LoweredAttribute.type(object.attributeSet("a").optional()))
        .isEqualTo(CtyType.set(type));
    assertThat(LoweredAttribute.type(object.attributeMap("a").optional()))
        .isEqualTo(CtyType.map(type));
  }

  @Test
  void nestedAttributesInsideAreLoweredToo() {
    var inner = NestedObject.of(PORT).attributeList("inner").optional();
    var outer = NestedObject.of(HOST, inner).attribute("outer").optional();
    var innerType = CtyType.list(CtyType.object(Map.of("port", CtyType.NUMBER), Set.of("port")));
    assertThat(LoweredAttribute.type(outer))
        .isEqualTo(
            CtyType.object(Map.of("host", CtyType.STRING, "inner", innerType), Set.of("inner")));
  }

  @Test
  void theAttributeIsSensitiveWhenAMemberIs() {
    var secret = string("secret").optional().sensitive();
    var inner = NestedObject.of(secret).attribute("inner").optional();
    var outer = NestedObject.of(HOST, inner).attribute("outer").optional();
    assertThat(LoweredAttribute.sensitive(outer)).isTrue();
    assertThat(LoweredAttribute.sensitive(NestedObject.of(HOST).attribute("a").optional()))
        .isFalse();
  }

  private static List<String> obstacles(Attribute<?> attribute) {
    return LoweredAttribute.obstacles(List.of(attribute)).stream()
        .map(obstacle -> obstacle.place() + ": " + obstacle.reason())
        .toList();
  }
}
