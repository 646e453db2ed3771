package dev.terrane.provider.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.provider.attribute.Equality;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Tests the equality of elements on random collections of short texts in upper and lower case.
class ElementEqualityTests {
  private static final int RUNS = 5_000;
  private static final AttributeType<String> ANY_CASE =
      AttributeType.STRING.sameWhen(Equality.caseInsensitive());

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  private CtyValue text() {
    return CtyValue.string(List.of("a", "A", "b", "B", "c", "C").get(random.nextInt(6)));
  }

  private List<CtyValue> texts() {
    var all = new ArrayList<CtyValue>();
    for (var i = random.nextInt(6); i > 0; i--) {
      all.add(random.nextInt(8) == 0 ? CtyValue.nullOf(CtyType.STRING) : text());
    }
    return all;
  }

  private static String meaning(CtyValue text) {
    return text.toString().toLowerCase(Locale.ROOT);
  }

  private static List<String> meanings(List<CtyValue> texts) {
    return texts.stream().map(ElementEqualityTests::meaning).sorted().toList();
  }

  private static CtyValue kept(AttributeType<?> type, CtyValue stated, CtyValue given) {
    return Attribute.of("x", type).optional().rules().keepEquivalent(stated, given);
  }

  @Test
  void aListKeepsEachEquivalentElementByIndex() {
    var type = AttributeType.listOfNullable(ANY_CASE);
    for (var run = 0; run < RUNS; run++) {
      var stated = texts();
      var given = texts();
      var kept = ((ListValue) kept(type, list(stated), list(given))).elements();
      assertThat(kept).as("seed %d", seed).hasSameSizeAs(given);
      for (var i = 0; i < kept.size(); i++) {
        var same = i < stated.size() && meaning(stated.get(i)).equals(meaning(given.get(i)));
        assertThat(kept.get(i)).as("seed %d", seed).isEqualTo(same ? stated.get(i) : given.get(i));
      }
    }
  }

  private static CtyValue list(List<CtyValue> all) {
    return CtyValue.list(CtyType.STRING, all);
  }

  @Test
  void aMapKeepsEachEquivalentElementByKey() {
    var type = AttributeType.mapOfNullable(ANY_CASE);
    for (var run = 0; run < RUNS; run++) {
      var stated = entries();
      var given = entries();
      var kept = ((MapValue) kept(type, map(stated), map(given))).entries();
      assertThat(kept.keySet()).as("seed %d", seed).isEqualTo(given.keySet());
      given.forEach((key, after) -> {
        var before = stated.get(key);
        var same = before != null && meaning(before).equals(meaning(after));
        assertThat(kept.get(key)).as("seed %d", seed).isEqualTo(same ? before : after);
      });
    }
  }

  private Map<String, CtyValue> entries() {
    var all = new LinkedHashMap<String, CtyValue>();
    for (var key : List.of("x", "y", "z")) {
      if (random.nextBoolean()) {
        all.put(key, text());
      }
    }
    return all;
  }

  private static CtyValue map(Map<String, CtyValue> all) {
    return CtyValue.map(CtyType.STRING, all);
  }

  @Test
  void aSetKeepsAsManyEquivalentElementsAsItCanAndEachForOneElement() {
    var type = AttributeType.setOfNullable(ANY_CASE);
    for (var run = 0; run < RUNS; run++) {
      var stated = CtyValue.set(CtyType.STRING, texts());
      var given = CtyValue.set(CtyType.STRING, texts());
      var kept = ((SetValue) kept(type, stated, given)).elements();
      assertThat(meanings(kept)).as("seed %d", seed).isEqualTo(meanings(given.elements()));
      for (var meaning : Set.copyOf(meanings(kept))) {
        var before = of(meaning, stated.elements());
        var after = of(meaning, kept);
        assertThat(after.containsAll(before) || before.containsAll(after))
            .as("seed %d: %s, %s, %s", seed, stated, given, kept)
            .isTrue();
      }
      assertThat(kept(type, stated, given))
          .as("the same again")
          .isEqualTo(kept(type, stated, kept(type, stated, given)));
    }
  }

  private static Set<CtyValue> of(String meaning, List<CtyValue> all) {
    var same = new HashSet<>(all);
    same.removeIf(one -> !meaning(one).equals(meaning));
    return same;
  }

  @Test
  void anElementThatBothSetsContainIsNotMatchedWithAnother() {
    var type = AttributeType.set(ANY_CASE);
    assertThat(type.decode(kept(type, type.encode(Set.of("a")), type.encode(Set.of("A", "a")))))
        .containsExactlyInAnyOrder("A", "a");
  }

  @Test
  void collectionsOfCollectionsAreComparedByTheirElements() {
    var type = AttributeType.list(AttributeType.set(ANY_CASE));
    var stated = type.encode(List.of(Set.of("a", "B")));
    assertThat(kept(type, stated, type.encode(List.of(Set.of("A", "b"))))).isEqualTo(stated);
  }

  @Test
  void aMemberOfAPlainObjectHasItsOwnEquality() {
    var key = Attribute.string("key").required().sameWhen(Equality.caseInsensitive());
    var size = Attribute.int64("size").required();
    var type = AttributeType.object(NestedObject.of(key, size));
    var stated = type.encode(ObjectView.EMPTY.with(key, "a").with(size, 1L));
    var given = type.encode(ObjectView.EMPTY.with(key, "A").with(size, 2L));
    assertThat(kept(type, stated, given))
        .isEqualTo(type.encode(ObjectView.EMPTY.with(key, "a").with(size, 2L)));
  }
}
