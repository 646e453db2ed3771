package dev.terrane.cty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CtyTypeTests {
  @Test
  void attributesAreSortedByTheirUtf8Bytes() {
    var type =
        CtyType.object(
            Map.of("\ud83d\ude00", CtyType.BOOL, "\ue000", CtyType.BOOL, "a", CtyType.BOOL));

    assertThat(type.attributes().keySet()).containsExactly("a", "\ue000", "\ud83d\ude00");
  }

  @Test
  void attributeNamesAreNormalizedAndMustThenDiffer() {
    assertThat(CtyType.object(Map.of("e\u0301", CtyType.BOOL)))
        .isEqualTo(CtyType.object(Map.of("\u00e9", CtyType.BOOL)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CtyType.object(Map.of("e\u0301", CtyType.BOOL, "\u00e9", CtyType.BOOL)))
        .withMessageContaining("given twice");
  }

  @Test
  void optionalNamesMustBeAttributes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CtyType.object(Map.of(), Set.of("a")))
        .withMessageContaining("\"a\" is not an attribute");
  }

  @Test
  void optionalMarksAreRemovedAtEveryDepth() {
    var marked = CtyType.object(Map.of("a", CtyType.STRING), Set.of("a"));
    var plain = CtyType.object(Map.of("a", CtyType.STRING));

    assertThat(CtyType.tuple(List.of(CtyType.map(marked))).withoutOptional())
        .isEqualTo(CtyType.tuple(List.of(CtyType.map(plain))));
    assertThat(plain.withoutOptional()).isSameAs(plain);
  }

  @Test
  void aPlaceholderAcceptsEveryTypeAndOnlyItDoes() {
    var strings = CtyType.list(CtyType.STRING);

    assertThat(strings.conforms(CtyType.DYNAMIC)).isTrue();
    assertThat(strings.conforms(CtyType.list(CtyType.DYNAMIC))).isTrue();
    assertThat(CtyType.list(CtyType.DYNAMIC).conforms(strings)).isFalse();
    assertThat(strings.conforms(CtyType.set(CtyType.STRING))).isFalse();
    assertThat(CtyType.object(Map.of()).conforms(CtyType.object(Map.of("a", CtyType.BOOL))))
        .isFalse();
    assertThat(CtyType.tuple(List.of()).conforms(CtyType.tuple(List.of(CtyType.BOOL)))).isFalse();
  }

  @Test
  void friendlyNamesAreThoseThatUsersKnow() {
    assertThat(CtyType.map(CtyType.set(CtyType.NUMBER)).friendlyName())
        .isEqualTo("map of set of number");
    assertThat(CtyType.object(Map.of()).friendlyName()).isEqualTo("object");
  }

  @Test
  void placeholdersAreFoundAtEveryDepth() {
    assertThat(CtyType.object(Map.of("a", CtyType.set(CtyType.DYNAMIC))).containsDynamic())
        .isTrue();
    assertThat(CtyType.tuple(List.of(CtyType.BOOL)).containsDynamic()).isFalse();
  }
}
